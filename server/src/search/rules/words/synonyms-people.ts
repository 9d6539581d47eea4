/** As rules/words/synonyms-services.ts. */
export const peopleSynonyms = `
# radiology
radiologia | raio x | raios x | raio-x | radiodiagnóstico | diagnóstico por imagem | centro de imagem | rx
ppr | programa de proteção radiológica
radioproteção | proteção radiológica | radiação ionizante | segurança radiológica
física médica | físico médico | físicos médicos > proteção radiológica
dosimetria | crachá de radiação | filme dosimétrico | dosímetro | dosímetros | monitoração individual | dosimetria individual
levantamento radiométrico | medição de radiação | radiação de fuga | medir radiação | laudo radiométrico
radiação | laudo de radiação | medida de radiação | vazamento de radiação > levantamento radiométrico | proteção radiológica
laudo de raio x | teste de raio x | controle de qualidade em radiologia > levantamento radiométrico | testes de aceitação
blindagem | baritagem | espessura de chumbo | espessura do chumbo | chumbo nas paredes | cálculo de blindagem | laudo de blindagem | chumbo | porta de chumbo | chapa de chumbo | vidro plumbífero | porta plumbífera
avental de chumbo | colete de chumbo | capote de chumbo | avental plumbífero | protetor de tireoide | epi radiológico | biombos plumbíferos
mamografia | mamógrafo | teste de mamografia
densitometria | densitômetro | arco cirúrgico | hemodinâmica | fluoroscopia | panorâmica > radiologia | raios x
tomografia | tomógrafo | tc | tomografia computadorizada
ressonância | ressonância magnética | rm
rdc 611 | rdc 330 | portaria 453

# data, software, IT
lgpd | lei 13709 | lei geral de proteção de dados | proteção de dados | privacidade de dados | dados pessoais
dpo | encarregado de dados | encarregado pelo tratamento de dados | encarregado
política de privacidade | termo de consentimento | dados do paciente | dados de pacientes | dados sensíveis | anpd > lgpd | proteção de dados | dados pessoais
vazou | vazamento > incidentes | manutenção
dado vazado | invasão | hacker | vazou prontuário | vazou exame | vazou laudo > incidentes | lgpd
vazamento de dados | incidente de segurança | resposta a incidentes
advogado | advogada | advocacia | jurídico | assessoria jurídica | direito da saúde
prontuário eletrônico | pep | prontuário digital | prontuário eletrônico do paciente | prontuário médico | ficha do paciente | sistema de prontuário | software de prontuário | programa de prontuário
software > sistema
agendamento de consultas | agendar consultas | marcar consultas | marcação de consultas | agenda online | agenda médica > sistema de gestão hospitalar
erp hospitalar | sistema hospitalar | sistema de gestão hospitalar | software hospitalar | his | software de gestão | sistema para clínica | software para clínica | sistema para hospital | programa para clínica | programa para consultório | sistema para consultório | sistema de clínica
prescrição eletrônica | receita digital | receita eletrônica > prescrição | prontuário eletrônico
controle de estoque | estoque da farmácia > estoque
integração de sistemas | interoperabilidade | hl7 | fhir | integração hl7 | integrações
rnds | rede nacional de dados em saúde | conecte sus
interfaceamento | interface de equipamentos | ligar analisadores ao sistema | integração de analisadores | lis
pacs | ris | dicom | servidor de imagens
exame de imagem | exames de imagem | imagens de exames | armazenar imagens > pacs
ti hospitalar | tecnologia da informação | informática | suporte de ti | técnico de informática | ti para clínicas | ti
computadores | computador | impressoras | manutenção de computadores | conserto de computador > suporte de ti | informática | ti
backup | cópia de segurança | cópias de segurança | cópia de dados
nuvem | cloud | hospedagem | servidor | servidores | datacenter
internet | internet lenta > redes e suporte | suporte de ti
redes | rede de computadores | wi-fi | cabeamento | infraestrutura de ti
telefonia | pabx | voip | central telefônica
telemedicina | teleconsulta | consulta online
assinatura digital | icp-brasil | certificado digital
painel de indicadores | dashboard | business intelligence | bi | painéis de indicadores
segurança da informação | iso 27001 | cibersegurança | antivírus

# billing and management
faturamento tiss | faturamento de convênios | faturamento médico | faturamento hospitalar | contas médicas | cobrança de convênio | guias tiss | guia sadt
contas do convênio | convênio não paga | convênio atrasa | conta recusada > faturamento de convênios | glosas
faturista | faturistas > faturamento
negociação com convênio | negociar com operadora | reajuste de tabela > negociação de tabelas
glosa | glosas | recurso de glosa | recorrer de glosa | recorre de glosa | recuperação de glosas | conta glosada
convênio | convênios | plano de saúde | operadora | operadoras
unimed | hapvida | amil | sulamérica | bradesco saúde > convênio
faturamento sus | aih | apac | bpa | autorização de internação
credenciamento | credenciar | credenciamento médico | credenciamento em convênios
segunda opinião | junta médica | parecer de opme > análise técnica de pedidos de opme
auditoria de contas | auditoria médica | enfermeiro auditor | auditor de contas | conferência de contas | auditoria de contas médicas
tabela tuss | cbhpm | tabela de preços | tabela de honorários | tuss
custo da cirurgia | custo do procedimento | preço da cirurgia | custo por paciente > custos hospitalares | formação de preço
custos hospitalares | apuração de custos | contabilidade de custos | formação de preço
compras hospitalares | suprimentos | comprador hospitalar | gestão de estoque | almoxarifado | curva abc
termo de referência | especificação técnica | memorial descritivo > descritivo técnico
compra de equipamentos | aquisição de equipamentos | especificação de equipamentos | descritivo técnico
contabilidade | contador | escritório contábil | imposto de renda
recursos humanos | rh | recrutamento | seleção de pessoal | folha de pagamento

# quality and safety
ona | acreditação ona | acreditação hospitalar | organização nacional de acreditação | acreditação | selo de qualidade hospitalar
certificação hospitalar | certificado de qualidade hospitalar | selo de acreditação > acreditação
qualidade hospitalar > gestão da qualidade | acreditação
jci | joint commission | qmentum | acreditação internacional > acreditação
nsp | núcleo de segurança do paciente | segurança do paciente | metas de segurança | plano de segurança do paciente
ccih | controle de infecção | comissão de controle de infecção hospitalar | scih | infecção hospitalar
higiene das mãos | lavar as mãos | lavagem das mãos | higienização das mãos
evento adverso | erro de medicação | remédio errado | medicação errada | paciente errado | identificação do paciente | pulseira de identificação > segurança do paciente
queda de paciente | paciente caiu | paciente caiu da cama | caiu da cama | queda do leito | cirurgia segura > segurança do paciente
lesão por pressão | escara | escaras | úlcera de pressão | úlcera por pressão | ferida de acamado
indicadores | indicadores de qualidade | metas | kpi
ensaio de proficiência | prova de proficiência | ensaios de proficiência | controle externo de qualidade | teste de proficiência | controle interlaboratorial | avaliação externa da qualidade | pncq
controle de qualidade | garantia da qualidade | qualidade
nr-32 | nr 32 | nr32 | segurança do trabalho em serviços de saúde
acidente com agulha | furo de agulha | picada de agulha | furou com agulha | espetou com agulha | acidente perfurocortante > acidentes com perfurocortantes
sesmt | ppra | ppp > segurança do trabalho
ltcat | laudo de insalubridade | insalubridade | periculosidade | laudo ergonômico > segurança do trabalho
segurança do trabalho | saúde ocupacional | técnico de segurança | pgr | pcmso | cipa | medicina do trabalho | acidente de trabalho
online | on-line | a distância | remoto | remota
palestrante | ead | curso online | aula online | reciclagem > treinamento | cursos
treinamento | treinamentos | curso | cursos | capacitação | palestra | aula | treinar
biossegurança | mapa de risco | nível de biossegurança | risco biológico
suporte básico de vida | primeiros socorros | bls | acls | reanimação | ressuscitação | massagem cardíaca | rcp

# laboratory, blood, dental, veterinary, care at home
laboratório | laboratórios | análises clínicas | laboratório clínico | lab
reagente | reagentes | insumos para laboratório | kits diagnósticos | insumos laboratoriais | kit de teste
hemograma | hematologia | exame de sangue
bioquímica | coagulação | uroanálise | exame de urina
ivd | diagnóstico in vitro | produtos para diagnóstico in vitro | teste rápido
banco de sangue | bancos de sangue | hemocentro | hemoterapia | transfusão | hemoderivados
tubo de coleta | vacutainer | coleta de sangue > reagentes
tubo edta | tubo de edta | tubo a vácuo | tubo com gel | tubo citrato > tubo de coleta
odontologia | odonto | odontológico | odontológica | dentista | dentistas | dentário | dentária | dental | consultório odontológico | clínica odontológica
prótese dentária | protético | implante dentário | implante dental > odontologia | odontológico | materiais odontológicos
veterinária | veterinário | veterinárias | clínica veterinária | pet
enfermeiro em casa | enfermeira em casa | enfermagem domiciliar | cuidador de idosos | cuidadora de idosos > home care
leite infantil | leite em pó > fórmula infantil
home care | atendimento domiciliar | assistência domiciliar | internação domiciliar | cuidado em casa | atenção domiciliar | tratamento em casa
cuidador | cuidador de idosos | acompanhante > atendimento domiciliar
fisioterapia | fisioterapeuta | reabilitação
tens | fes | eletroterapia | eletroestimulação | eletroestimulador > fisioterapia
clínica | clínicas | consultório | consultórios | ambulatório
hospital | hospitais | santa casa | maternidade | hospitalar
estética | clínica de estética | harmonização | depilação a laser
vacina | vacinas | imunobiológico | imunização
centro cirúrgico | bloco cirúrgico | sala de cirurgia | sala cirúrgica | centros cirúrgicos
uti | unidade de terapia intensiva | cti | terapia intensiva

# words and images
tradução | tradutor | tradutora | traduzir | traduz | traduzem | tradução técnica | versão para o inglês
inglês | espanhol | alemão | idiomas
português > tradução
intérprete | passar para o português | passar para o inglês > tradução
dossiê | dossiês | dossiê de registro | ctd | documentação técnica
artigo científico | artigos científicos | redação científica | medical writing
marketing | propaganda | publicidade | divulgação | agência de publicidade | comunicação | anúncios
publicitário | publicitária | marqueteiro | agência digital | tráfego pago | google ads > marketing | campanhas | anúncios
propagandista | visita médica | representante de laboratório > visitação médica
panfleto | folder | banner > identidade visual | campanhas
post | vídeo | postagem | stories | conteúdo digital > redes sociais | conteúdo
redes sociais | instagram | facebook | mídias sociais | social media | tiktok
identidade visual | design gráfico | designer | criação de logo
site | criação de sites | website | landing page > marketing
pesquisa clínica | estudo clínico | ensaio clínico | protocolo clínico | cro | tcle

# roles
enfermeiro | enfermeira | enfermagem
pregoeiro | pregoeira | licitante > licitações
despachante | despachante anvisa > regularização | assuntos regulatórios | licença sanitária
refrigerista | técnico de refrigeração | técnico em refrigeração > refrigeração
eletricista > instalações elétricas
bombeiro civil > brigada | segurança contra incêndio
costureira > uniformes
engenheiro | engenheira | engenharia
consultor | consultora | consultoria | assessoria | assessor
biomédico | biomédica | biomedicina
nutricionista | nutrição | cardápio
snd | serviço de nutrição | serviço de nutrição e dietética > nutrição
psicólogo | psicologia | saúde mental
químico | química | responsável químico
crq | conselho regional de química
crn | conselho regional de nutrição
crefito | conselho regional de fisioterapia
instrumentador | instrumentação cirúrgica | instrumentadora
crf | conselho regional de farmácia
crea | conselho regional de engenharia
coren | conselho regional de enfermagem
cau | conselho de arquitetura
art | anotação de responsabilidade técnica
oab | ordem dos advogados
`
