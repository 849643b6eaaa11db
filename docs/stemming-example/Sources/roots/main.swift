import Stemming

let stemmer = Stemmer()
let text = CommandLine.arguments.dropFirst().joined(separator: " ")
for root in stemmer.counts(of: text).roots { print(root.root, root.count) }
