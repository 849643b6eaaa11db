import UBCOTranslation

let translator = UBCOTranslator()
print(translator.translate("Hello World").text)
print(translator.translate("UBCO Jeemmoo Xoosmf2", .fromUBCO).text)
