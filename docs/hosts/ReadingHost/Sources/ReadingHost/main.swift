import CoreModule
import CoreModuleLive
import Reading
import TextFiles

let files = SystemFiles(workingFolder: "/", ownFiles: [], ownFolder: "/var/empty")
let page = MemoryStream(Array("<title>Zu Hause</title><h1>Das Haus</h1><p>Es ist <b>alt</b>.<p>Und sch&ouml;n.".utf8))
var text = try TextFileOpener(files: files).read(page, as: nil, name: "haus.html")
print(text.title ?? "", text.format)
while let block = try text.next() { print(block.kind, block.text) }
