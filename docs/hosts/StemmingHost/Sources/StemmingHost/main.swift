import Stemming

let stemmer = Stemmer()
for root in stemmer.counts(of: "SUZNK3H. KMZLZ KMZ").roots { print(root.root, root.count) }
