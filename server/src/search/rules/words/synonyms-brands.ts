/** As rules/words/synonyms-services.ts: brands by which buyers call the thing itself, whoever makes it. */
export const brandSynonyms = `
# dressings and sutures
band-aid | bandaid | nexcare | curativo adesivo > curativos | esparadrapos
tegaderm | opsite | hydrofilm | filme transparente > filmes | curativos
duoderm | comfeel > hidrocoloides | curativos
aquacel | mepilex | biatain | allevyn > coberturas para feridas | curativos
dersani | ácidos graxos essenciais > tratamento de feridas
transpore | durapore | nexcare micropore > esparadrapos
vicryl | monocryl | prolene | mononylon | ethilon | catgut > fios de sutura
hemolok | ligaclip > clipes | materiais cirúrgicos

# needles, tubes, tests
foley | sonda levine | sonda nelaton | nelaton > sondas
polifix | multivias | extensor multivias | torneirinha | dânula > equipos
intracath | certofix | cateter central > cateteres
luer lock | luer slip > seringas
vacuette | vacuplast > tubos de coleta
eppendorf > ponteiras | pipetas
accu-chek | accuchek | one touch | onetouch | freestyle libre > glicemia
clearblue > testes rápidos

# food and hygiene
ensure | nutren | nutridrink | sustagen | fresubin | isosource | peptamen | trophic | pediasure | fortini > suplementos | dieta enteral
nan | leite nan | nestogeno | leite nestogeno | aptamil | leite aptamil | similac | leite ninho > fórmulas infantis
bigfral | plenitud | biofral | tena > fraldas geriátricas
pampers | huggies > fraldas infantis

# medicines
xilocaína | xylocaína | xylestesin | marcaína | mepivacaína | articaína > anestésicos
novalgina | tylenol | buscopan | plasil | voltaren | decadron | clexane | lasix | zofran > distribuidora de medicamentos | medicamentos
dormonid | rivotril | dolantina | dimorf | gardenal | haldol > medicamentos | portaria 344
rocefin | benzetacil | keflex | tazocin > antimicrobianos | medicamentos

# sterilisation, breathing, systems, the dentist's
riozyme | endozime > detergente enzimático
attest > indicadores biológicos
tyvek > papel grau cirúrgico | envelopes para esterilização
resmed | airsense | dreamstation | respironics > cpap | bipap
tasy | mv | soul mv | pixeon | wareline > sistema de gestão hospitalar
iclinic | feegow | amplimed > prontuário eletrônico
gnatus | kavo | dabi atlante > equipamentos odontológicos
jeltrate > moldagem
filtek > resinas
`
