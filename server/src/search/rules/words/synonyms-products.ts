/** As rules/words/synonyms-services.ts: what is bought by the box, and what buyers call it. */
export const productSynonyms = `
# consumables and implants
opme | órteses, próteses e materiais especiais | órteses e próteses | implantes | materiais especiais
prótese | próteses | implante | placa e parafuso | prótese de joelho | prótese de quadril
ortopedia | ortopédico | ortopédica | material ortopédico
coluna | parafuso pedicular | artrodese
stent > opme
lente de contato | lentes de contato
lente | lentes
marcapasso | marca-passo
balão intragástrico | balão de angioplastia > opme
materiais descartáveis | descartáveis | material hospitalar | material médico | insumos hospitalares | correlatos hospitalares | consumíveis
luva | luvas | luva de procedimento | luva cirúrgica | luva nitrílica | luva de látex
seringa > agulhas
agulha > seringas
curativo | curativos > gaze | atadura | esparadrapo | compressa | algodão
gaze > curativos
atadura > curativos
esparadrapo > curativos
compressa > curativos
algodão > curativos
soro | soro fisiológico | cloreto de sódio | soluções parenterais | ringer | glicose
máscara | máscaras | máscara cirúrgica | n95 | pff2
álcool gel | álcool 70 | antisséptico | clorexidina > materiais descartáveis
sonda | equipo | cateter venoso | scalp | jelco > materiais descartáveis
óculos de proteção | óculos de segurança > epi
epi | epis | equipamento de proteção individual | proteção individual > luvas | máscaras | aventais | óculos de proteção
fralda | fraldas | absorvente > materiais descartáveis

# equipment by name
respirador | ventilador pulmonar | ventilador mecânico | ventiladores | respiradores | ventilação mecânica
aparelho de pressão | esfigmomanômetro | esfigmomanômetros | tensiômetro | medidor de pressão
bipap | cpap | aparelho de apneia | vni
bomba de infusão | bombas de infusão | bomba de seringa
monitor multiparâmetro | monitor multiparamétrico | monitores multiparâmetros | monitor de sinais vitais | monitor cardíaco | monitor de paciente
desfibrilador | desfibriladores | dea | cardioversor
bisturi elétrico | eletrocautério | bisturis elétricos
eletrocardiógrafo | eletrocardiograma | ecg | aparelho de ecg | eletrocardiógrafos
oxímetro | oxímetros | saturímetro | medidor de saturação
balança | balanças | balança antropométrica
termômetro | termômetros | medidor de temperatura
centrífuga | centrífugas
pipeta | pipetas | micropipeta
incubadora | incubadora neonatal | berço aquecido | incubadoras neonatais
cama hospitalar | cama elétrica | camas elétricas | leito elétrico | cama fawler | cama de hospital
colchão pneumático | colchão antiescaras | colchão caixa de ovo | colchões pneumáticos
maca | macas
cadeira de rodas | cadeiras de rodas
ultrassom | ultrassonografia | ecógrafo | aparelho de ultrassom
compressor odontológico | cadeira odontológica | equipo odontológico | equipamentos odontológicos
analisador | analisadores | contador hematológico
aspirador cirúrgico | foco cirúrgico | mesa cirúrgica | carro de anestesia > equipamentos médicos

# worn once
propé | propés | pro-pé | sapatilha descartável | bota descartável | protetor de sapato | cobre-bota
touca | toucas | gorro | touca descartável | gorro cirúrgico | touca sanfonada
protetor facial | face shield | viseira | escudo facial
avental impermeável | capote | capote cirúrgico | avental descartável | avental cirúrgico | bata cirúrgica | roupa de isolamento
pf2 | pff 2 | pff1 | pff3 | n 95 | kn95 | máscara de proteção | máscara bico de pato > pff2 | n95 | máscaras
roupa de centro cirúrgico | roupa do centro cirúrgico | roupa do bloco > pijama cirúrgico | scrubs
roupa de enfermeira | roupa de enfermagem | roupa branca | roupa de médico > uniformes | jalecos

# needles, dressings, sutures
equipo de soro | equipo macrogotas | equipo gotas > equipos
bolsa de soro | frasco de soro > soluções parenterais
jelco | abocath | cateter periférico | cateter intravenoso > cateteres
sonda vesical | sonda foley | sonda de alívio | sonda uretral de alívio | sonda nasogástrica | sonda uretral | cateter vesical > sondas
bolsa coletora | coletor de urina | saco de urina | comadre | papagaio | aparadeira > coletores de urina
fita micropore | fita cirúrgica | micropore | fita hipoalergênica > esparadrapos
pé diabético | úlcera | úlcera varicosa | úlcera venosa | ferida | ferida crônica | queimadura | machucado > curativos | tratamento de feridas
curativo a vácuo | pressão negativa | terapia por pressão negativa | vac
escara | escaras | úlcera de pressão | úlcera por pressão | ferida de acamado > tratamento de feridas
curativo especial | curativo avançado | cobertura para ferida | hidrogel > tratamento de feridas
estomia | ostomia | estoma | colostomia > estomaterapeuta
fio de sutura | fio cirúrgico | fio de nylon | fio de náilon | linha de sutura | categute | ponto cirúrgico | ponto de cirurgia
lâmina de bisturi | bisturi descartável | bisturi frio > bisturis
tela cirúrgica | tela de hérnia | tela de polipropileno
afiar | afiação | amolar | amolação | afiador
caixa de instrumentos | caixa de instrumental | kit cirúrgico | bandeja cirúrgica > caixas cirúrgicas | instrumental cirúrgico
tesoura cirúrgica | tesoura de cirurgia | pinça | pinça hemostática | afastador | porta-agulha > instrumental cirúrgico
cirurgia | cirurgias > cirúrgico | procedimento

algodão hidrófilo | algodão em rolo | algodão em bola > algodão
atadura de crepe | atadura crepom | faixa de crepe > ataduras
soro glicosado | ringer lactato | água destilada | água para injeção | soro de hidratação > soluções parenterais | soluções de grande volume
parafuso | placa | placas e parafusos | haste | síntese | material de síntese | fixador externo > ortopedia | opme

# medicines by name
morfina | fentanil | midazolam | diazepam | cetamina | tramadol | clonazepam > medicamentos | portaria 344
dipirona | paracetamol | omeprazol | heparina | enoxaparina | adrenalina | atropina | dexametasona | hidrocortisona | furosemida | noradrenalina > distribuidora de medicamentos | medicamentos
ceftriaxona | vancomicina | amoxicilina | meropenem | antibiótico injetável > antimicrobianos | medicamentos
propofol | sevoflurano | bupivacaína | rocurônio > anestésicos | medicamentos

# diagnosis at the counter and at the bench
glicosímetro | medidor de glicose | medidor de açúcar | açúcar no sangue | glicemia capilar | hgt | dextro | teste de glicose > glicemia
swab | teste de covid | antígeno | autoteste > testes rápidos | covid
teste de gravidez | beta hcg > testes rápidos
teste de dengue | teste de hiv | teste de sífilis | teste de hepatite > testes rápidos
tubo roxo | tubo vermelho | tubo amarelo | tubo azul | tubo de sangue | tubo de ensaio > tubos de coleta
meio de cultura | meios de cultura | ágar | placa de petri | hemocultura | urocultura
lamínula | lâmina de microscópio | lâmina para microscopia > lâminas
pote de urina | frasco de coleta | potinho de coleta | coletor universal > coletores estéreis
fita de urina | tira reagente | tiras reagentes | fita reagente > tiras de urina

# breathing
apneia | apneia do sono | ronco | roncar | apneico > cpap | bipap
nebulizador | inalador | nebulização | inalação | aparelho de inalação | micronebulizador
aspirador de secreção | sugador de secreção | aspirador portátil | aspirador hospitalar > aspiradores
umidificador | fluxômetro | cateter nasal | cânula nasal | máscara de venturi > oxigenoterapia

# beds, chairs, furniture
cama articulada | cama motorizada | cama com manivela | cama manual | cama regulável | cama para acamado | cama de idoso > cama hospitalar | cama fawler | cama elétrica
cama com encosto | cama reclinável | cama sobe desce | cama que levanta | cama que levanta a cabeceira | cama que sobe > cama hospitalar | cama elétrica | cama fawler
colchão de ar | colchão inflável | colchão antidecúbito | colchão anti escara | colchão para escara | colchão piramidal > colchão pneumático
cadeira de banho | cadeira higiênica | cadeira sanitária | cadeira para banho
cadeirante | cadeira motorizada | triciclo elétrico > cadeira de rodas
bengala | bengalas | muleta | muletas | andador | andadores
joelheira | tornozeleira | tala | imobilizador | colar cervical | cinta ortopédica | bota ortopédica > órteses | ortopédicos
divã | divã clínico | maca de exame | maca ginecológica | mesa ginecológica | maca clínica > mesa de exame | macas
poltrona hospitalar | poltrona reclinável | poltrona de quimioterapia | cadeira de acompanhante | poltrona de acompanhante > poltronas
carro de emergência | carrinho de emergência | carrinho de parada | carro de parada
suporte de soro | haste de soro | pedestal de soro | tripé de soro
móveis hospitalares | mobiliário hospitalar | móveis para hospital | móveis para clínica | mobília hospitalar | criado-mudo | mesa de refeição
guincho de transferência | guindaste | guindaste de paciente | elevador de paciente | guincho de paciente | talha de transferência | guincho para acamado
idoso | idosos | idosa | acamado | acamada | paciente acamado | terceira idade > geriátricas | atenção domiciliar

# food
nutrição enteral | dieta enteral | alimentação enteral | alimentação por sonda | dieta por sonda | comida por sonda | sonda alimentar
espessante | espessante alimentar | pó de engrossar | engrossar água | engrossante | disfagia | dificuldade de engolir
leite para bebê | leite de bebê | leite sem lactose | leite especial | leite para recém-nascido > fórmulas infantis
suplemento hiperproteico | suplemento proteico | suplemento nutricional | suplementação > suplementos
fraldão | fralda de adulto | fralda para adulto | fralda geriátrica | incontinência | incontinência urinária > fraldas

# the dentist's
anestesia | anestésico | anestésicos | lidocaína | tubete anestésico
aparelho ortodôntico | aparelho dentário | aparelho nos dentes | bráquete | bracket | brackets | ortodontista > ortodontia
cadeira de dentista > cadeira odontológica | equipamentos odontológicos
cuspideira | escarradeira | refletor odontológico | alta rotação | caneta odontológica | ultrassom odontológico > equipamentos odontológicos | refletores
resina composta | massa de moldagem | gesso odontológico | clareador | fio dental > materiais odontológicos
`

const machines = [
  'ventilador',
  'ventilador pulmonar',
  'respirador',
  'monitor',
  'monitor multiparâmetro',
  'desfibrilador',
  'cardioversor',
  'bomba de infusão',
  'incubadora',
  'bisturi elétrico',
  'eletrocardiógrafo',
  'carro de anestesia',
  'foco cirúrgico',
  'mesa cirúrgica',
  'tomógrafo',
  'mamógrafo',
  'ultrassom',
  'endoscópio',
  'oxímetro',
  'equipamento',
  'equipamento hospitalar',
  'equipamento médico',
  'aparelho médico',
  'aparelho hospitalar',
]

const repair = [
  'manutenção',
  'manutenção preventiva',
  'manutenção corretiva',
  'conserto',
  'assistência técnica',
  'quebrado',
  'defeito',
  'parado',
]
const secondHand = ['usado', 'seminovo', 'segunda mão']
const each = (works: readonly string[], machine: string) =>
  works.map((work) => `${work} de ${machine}`).join(' | ')

/**
 * Who maintains a hospital's equipment does not list every machine ('conserto de respirador', 'respirador
 * quebrado'), nor does who helps to buy it ('tomógrafo usado').
 */
export const machineSynonyms = machines
  .map(
    (machine) =>
      `${each(repair, machine)} > engenharia clínica | manutenção corretiva | manutenção de equipamentos\n` +
      `${each(secondHand, machine)} > compra de equipamentos`,
  )
  .join('\n')
