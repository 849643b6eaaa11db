"""Is a browser of a server with a certificate, and prints what it was answered."""
import http.client

from serve_server import Server

server = Server("--tls", "cert.pem", "key.pem")
answer = server.ask(server.entry)
cookie = answer[1]["Set-Cookie"]
server.cookie = cookie.split(";")[0]
try:
    plain = http.client.HTTPConnection(server.host, timeout=20)
    plain.request("GET", "/words")
    told = plain.getresponse().status
except (OSError, http.client.HTTPException):
    told = "refused"
print("page", server.ask("/words")[0], "secure", "; Secure" in cookie, "plain", told)
print("ended", server.end())
