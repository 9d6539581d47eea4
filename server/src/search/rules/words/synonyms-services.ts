/**
 * Words of the trade, one group a line: whoever types one member also finds the others. After '>'
 * stands what the words before it are also looked for by, but not the other way round: who asks for a
 * bed sheet finds linen, who asks for linen wants more than sheets.
 */
export const serviceSynonyms = `
# pests, cleaning, linen
controle de pragas | dedetização | desinsetização | desratização | descupinização | controle de vetores | manejo de pragas | imunização de ambientes
baratas > controle de pragas
ratos | roedores > controle de pragas
cupim > controle de pragas
formigas > controle de pragas
pombos | escorpiões | insetos | moscas | pernilongos | percevejos | pulgas | morcegos | bichos > controle de pragas
mosquito | dengue > controle de vetores
veneno | inseticida | fumacê | mata barata | aranha | carrapato > controle de pragas
dedetizadora | dedetizador | exterminador > controle de pragas
limpeza hospitalar | higienização hospitalar | limpeza de hospital | asseio hospitalar | higienização de leitos
limpeza terminal | desinfecção terminal | limpeza concorrente | desinfecção de ambientes | sanitização de ambientes > higienização hospitalar
auxiliar de limpeza | equipe de limpeza | serviços gerais | limpeza terceirizada > limpeza | higienização hospitalar
limpeza de centro cirúrgico | limpeza do bloco cirúrgico | limpeza de uti | limpeza de enfermaria | limpeza de quarto > higienização hospitalar
faxina | faxineira | zeladoria | conservação predial > limpeza hospitalar | higienização hospitalar
limpar | limpeza > higienização
desinfetar | desinfecção | sanitização | sanitizar > higienização
limpeza de caixa d'água | higienização de reservatórios | limpeza de reservatórios | lavagem de caixa d'água | desinfecção de reservatórios
caixa d'água | cisterna > reservatórios de água
lavanderia hospitalar | processamento de roupas | lavagem de enxoval | lavagem de roupa hospitalar | higienização de roupas
lavar roupa | roupa lavada | lavar enxoval | lavar uniforme | lavar lençol | lençol lavado | roupa suja | roupa contaminada > lavanderia | lavanderia hospitalar
enxoval hospitalar | rouparia | roupa hospitalar | enxoval
camisola | camisola de paciente | avental de paciente | bata de paciente > enxoval
roupa de cama | lençol | lençóis | fronha | cobertor | toalha > enxoval
lençol descartável > materiais descartáveis
aluguel de enxoval | locação de enxoval
jaleco | jalecos | guarda-pó | avental médico
personalizado | customizado | personalização > bordado | sob medida
scrub | scrubs | pijama cirúrgico | pijama hospitalar | roupa privativa | roupa cirúrgica
uniformizar | fardar | vestir equipe > uniformes
uniforme hospitalar | uniformes | fardamento | roupa profissional | vestimenta hospitalar
costura | confecção de roupas | bordado > uniformes
campo cirúrgico | campos cirúrgicos | campo operatório

# waste and environment
resíduos de serviços de saúde | rss | resíduos hospitalares | lixo hospitalar | lixo infectante | resíduos de saúde | resíduos infectantes | lixo contaminado | resíduo biológico
lixo > resíduos
lixo da clínica | lixo do consultório | lixo do laboratório | lixo da farmácia > resíduos de serviços de saúde | pgrss
recolher | retirar resíduos | jogar fora > coleta
saco branco | saco branco leitoso | lixeira com pedal | saco de lixo infectante > resíduos de serviços de saúde
descarte | descartar > coleta de resíduos | resíduos de serviços de saúde
descarte de lixo | recolhimento de lixo | retirada de lixo | coleta de lixo > coleta de resíduos
incineração | incinerador | tratamento de resíduos | destinação final | disposição final > resíduos de serviços de saúde
pgrss | plano de gerenciamento de resíduos de serviços de saúde | gerenciamento de resíduos de serviços de saúde | plano de resíduos | plano de gerenciamento de resíduos | plano de lixo hospitalar
regularizar resíduos | regularizar lixo | regularizar descarte | plano de descarte | documento de resíduos > pgrss
pgrs | plano de gerenciamento de resíduos sólidos
mtr | manifesto de transporte de resíduos | manifesto de transporte
cdf | certificado de destinação final
perfurocortante | perfurocortantes | pérfuro-cortante | agulhas usadas | agulha usada | caixa de agulha | caixa de agulhas | seringas usadas | agulhas contaminadas | material cortante
coletor de perfurocortante | caixa de perfurocortante | descarpack | caixa de descarpack | descartex > coletores para perfurocortantes
resíduos químicos | lixo químico | efluente químico | descarte de reagentes > resíduos
medicamentos vencidos | vacina vencida | seringa usada | agulha usada | remédio vencido | produto vencido | validade vencida | remédio fora da validade | descarte de medicamentos > resíduos | logística reversa
logística reversa | recolhimento de medicamentos | devolução de medicamentos | devolução de produtos | devolução de lote | devolver lote | devolver produtos
licença ambiental | licenciamento ambiental | licença de operação ambiental | licença prévia | licença de instalação
órgão ambiental | secretaria do meio ambiente | ibama | cetesb | inea | semad > licenciamento ambiental | licença ambiental
meio ambiente | engenharia ambiental | engenheiro ambiental | consultoria ambiental > licenciamento ambiental
outorga de água | outorga de poço > outorga
esgoto | efluentes | tratamento de efluentes | ete > ambiental
iso 14001 | gestão ambiental | sistema de gestão ambiental
inventário de emissões | pegada de carbono | sustentabilidade > ambiental

# gases
gases medicinais | gás medicinal | gases hospitalares | gás hospitalar
oxigênio líquido | tanque de oxigênio > tanque criogênico | oxigênio
oxigênio | o2 | oxigênio medicinal | oxigênio hospitalar
cilindro de oxigênio | torpedo de oxigênio | bala de oxigênio | balão de oxigênio | cilindros
recarga de oxigênio | recarga de cilindro | carga de oxigênio > oxigênio | cilindros
óxido nitroso | n2o | gás hilariante
ar comprimido medicinal | ar medicinal
nitrogênio líquido | criogenia | tanque criogênico
usina de oxigênio | usina concentradora | gerador de oxigênio | psa de oxigênio
vazamento de gás | vazamento de gases | vazamento de oxigênio | oxigênio vazando | gás vazando > rede de gases | teste de estanqueidade
rede de gases | instalação de gases | tubulação de gases | central de gases | posto de utilização
vácuo clínico | vácuo hospitalar | bomba de vácuo > gases medicinais
oxigenoterapia | oxigenoterapia domiciliar | oxigênio em casa | oxigênio domiciliar
concentrador de oxigênio | concentrador de o2

# sterilisation
cme | central de material e esterilização | central de material esterilizado | central de esterilização | centro de material | centrais de material
eto | óxido de etileno | esterilização por óxido de etileno | esterilização por eto
esterilização | esterilizar | esterilizadora | reprocessamento de materiais | processamento de produtos para saúde
peróxido de hidrogênio | plasma de peróxido | sterrad | esterilização a plasma
autoclave | autoclaves | esterilizador a vapor
estufa | estufas | forno de esterilização
material esterilizado | esterilização terceirizada | terceirizar esterilização > cme terceirizada | esterilização
instrumental cirúrgico | instrumentais | pinças cirúrgicas | caixa cirúrgica | instrumentos cirúrgicos
indicador biológico | indicadores biológicos | teste biológico | indicador químico | bowie dick
fita de autoclave | fita para autoclave | fita teste | fita indicadora | fita zebrada
integrador químico | integradores químicos > indicador químico
papel grau cirúrgico | envelope de esterilização | embalagem para esterilização | manta sms | bobina de esterilização
termodesinfectadora | termodesinfectora | lavadora termodesinfectora | lavadora ultrassônica
endoscópio | endoscópios | reprocessamento de endoscópios | colonoscópio

# validation, metrology, clinical engineering
requalificação | requalificar > qualificação
recalibração | recalibrar > calibração
revalidar > validação
reesterilização | reesterilizar > esterilização
qualificação térmica | mapeamento térmico | estudo térmico | validação térmica | mapeamento de temperatura
qi qo qd | qualificação de instalação, operação e desempenho | iq oq pq | qualificação de equipamentos
validação de sistemas computadorizados | vsc | csv | validação de software | validação de sistemas | gamp 5 | 21 cfr part 11 | integridade de dados
planilha | planilhas | excel > planilhas eletrônicas
validação de limpeza | validação de processos | validação de processo
sala limpa | salas limpas | área limpa | cleanroom | ambiente controlado
cabine de segurança biológica | fluxo laminar | capela de fluxo | cabine biológica | capela de exaustão
filtro hepa | filtros hepa | filtro absoluto | teste de integridade de filtros
contagem de partículas | contador de partículas | classificação de salas
calibração | aferição | calibrar | aferir | calibragem | aferimento
descalibrado | descalibrada | desregulado | desregulada | medindo errado | pesando errado | fora de calibração > calibração
metrologia | metrologista | rbc | rede brasileira de calibração | iso 17025 | inmetro | ipem > calibração
ensaio de segurança elétrica | segurança elétrica | teste de segurança elétrica | iec 62353 | nbr 62353
engenharia clínica | manutenção de equipamentos médicos | manutenção de equipamentos hospitalares | assistência técnica hospitalar | engenheiro clínico | engenharia biomédica | engenheiro biomédico | engenheira biomédica | manutenção de aparelhos médicos | gestão de tecnologias em saúde
manutenção hospitalar | técnico de manutenção | técnico de equipamentos | técnico em equipamentos > manutenção de equipamentos | engenharia clínica
manutenção | conserto | reparo | assistência técnica | consertar | reparar | arrumar | concerto
quebrou | quebrado | quebrada | estragou | estragado | estragada | pifou | pifado | pifada | queimou | enguiçou | com defeito > manutenção
manutenção preventiva | manutenção corretiva | manutenção programada
equipamento obsoleto | desativação > obsolescência | laudos de desativação
peça | peças | peças de reposição > troca de peças | peças
inventário de equipamentos | parque tecnológico | parque de equipamentos | gerenciamento de tecnologias
aparelho | aparelhos | equipamento | equipamentos | máquina
equipamentos médicos | equipamentos hospitalares | aparelhos médicos | equipamento médico-hospitalar | aparelhagem médica | eletromédicos
locação de equipamentos | aluguel de equipamentos | locação de equipamentos hospitalares | aluguel de equipamentos hospitalares | equipamento alugado
alugar | aluguel | locação | locar | locadora
comodato | consignação | consignado
laudo técnico | laudo | parecer técnico
perícia | perícia judicial | perito | perita | perito judicial | laudo pericial

# cold chain and logistics
câmara fria quebrada | conserto de câmara fria | manutenção de câmara fria > refrigeração
câmara fria | câmara frigorífica | câmaras frias | câmara refrigerada
câmara de vacina | câmara de conservação | geladeira de vacina | refrigerador de vacinas | câmara de vacinas | sala de vacina
geladeira | refrigerador | freezer | refrigeração | ultrafreezer
conserto de geladeira | geladeira quebrada | geladeira pifou | geladeira não gela | vacina descongelando > refrigeração
2–8 °c | 2 a 8 °c | 2 a 8 graus | 2 a 8 | 2-8
entrega de vacina | entrega de medicamentos | entrega de remédios | entrega refrigerada > transporte
transporte refrigerado | transporte frigorificado | caminhão refrigerado | transporte gelado | transporte frio > transporte com temperatura controlada | temperatura controlada
insulina > termolábeis | medicamentos | temperatura controlada
esquentar | esquentou | perdeu temperatura | queda de temperatura > monitoramento de temperatura | alarme
baú refrigerado | caminhão frigorífico | carro refrigerado | veículo refrigerado | van refrigerada > transporte | temperatura controlada
cadeia fria | cadeia de frio | rede de frio | temperatura controlada | carga refrigerada
termolábil | termolábeis | medicamentos refrigerados | produtos termossensíveis | medicamentos de geladeira
isopor | gelox | gelo seco > caixas térmicas | embalagens isotérmicas
caixa térmica | embalagem térmica | caixas térmicas | embalagens isotérmicas | gelo reutilizável
data logger | datalogger | registrador de temperatura | registradores de temperatura | monitoramento de temperatura | termo-higrômetro
medir temperatura | controlar temperatura | vigiar temperatura | acompanhar temperatura | temperatura da geladeira > monitoramento de temperatura
telemetria | monitoramento remoto | sensor de temperatura | alarme de temperatura > monitoramento de temperatura
transporte de medicamentos | logística farmacêutica | transporte farmacêutico | transportadora de medicamentos | frete de medicamentos | entrega de medicamentos | logística de medicamentos
sangue | bolsa de sangue | plasma | hemocomponentes > hemoderivados
levar vacina | levar vacinas | levar medicamentos | levar amostras | transporte de vacinas | transporte de amostras | transporte de material biológico | transporte de sangue > transporte
caminhão | furgão > veículos | transporte
transportadora | frete > transporte
motoboy | courier | entrega rápida > transporte de medicamentos
armazenagem | armazenamento | galpão | armazém | operador logístico | depósito | centro de distribuição

# air, water, fire, buildings
ar-condicionado | climatização | hvac | tratamento de ar | ar condicionado hospitalar
limpeza de duto | troca de filtro | filtro de ar condicionado > pmoc | climatização
sala de isolamento | quarto de isolamento > isolamentos | tratamento de ar
pmoc | plano de manutenção operação e controle | qualidade do ar | análise de ar
hemodiálise | diálise | osmose reversa | água para hemodiálise | tratamento de água para diálise | água de diálise
filtro de água | bebedouro | água deionizada > tratamento de água | osmose reversa
osmose | água purificada | purificador de água | deionizador | água ultrapura > tratamento de água
análise de água | potabilidade | água potável | ensaio microbiológico da água
avcb | auto de vistoria do corpo de bombeiros | alvará dos bombeiros | vistoria dos bombeiros | laudo dos bombeiros | clcb
bombeiros | incêndio | prevenção de incêndio | combate a incêndio | segurança contra incêndio | ppci
saída de emergência | rota de fuga | evacuação | luz de emergência > plano de abandono | segurança contra incêndio
extintor | extintores | extintor vencido | recarga de extintor | hidrante | sprinkler > segurança contra incêndio
brigada de incêndio | brigadista | plano de abandono | brigada
instalações elétricas | laudo elétrico | nr-10 | spda | para-raios > elétricas
gerador | grupo gerador | nobreak | energia de emergência > instalações elétricas
arquitetura hospitalar | arquiteto hospitalar | projeto arquitetônico hospitalar | arquitetura de saúde | projeto físico | rdc 50 | planta de clínica
arquiteto | arquiteta | arquitetura | arquitetônico | arquitetônica
projeto arquitetônico | projeto de arquitetura > arquitetura
aprovação de projeto | projeto básico de arquitetura | pba | lta > arquitetura | aprovação na vigilância sanitária
ponto comercial | alugar imóvel | escolher imóvel > viabilidade do imóvel
decoração | design de interiores > arquitetura
reforma | obra | reformar | construção | construtora
planta baixa | planta de consultório | desenho da clínica > arquitetura
projeto de clínica | montar clínica | layout de clínica | projetar consultório | projeto de uti | projeto de centro cirúrgico | projeto de cme | projeto de consultório | projeto de laboratório | projeto de farmácia | projeto de hospital | projeto de enfermaria | ampliação de hospital > arquitetura
acessibilidade | nbr 9050 | rampa
`
