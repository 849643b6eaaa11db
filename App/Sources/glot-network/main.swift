import CoreModuleHTTP
import CoreModuleLive
import CoreModuleNetwork
import Glibc

let variables = ProcessSurroundings().variables
exit(await NetworkService(client: AsyncHTTPService(trustedCertificates: variables["SSL_CERT_FILE"])).run())
