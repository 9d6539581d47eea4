/**
 * What English talk is in Portuguese: of asking and answering, of a supplier's work and of this site. Things of the
 * trade stand in the glossary that the search reads, too. `a = b | c = d`; nothing after '=' is a word that says nothing.
 */
export const talk = `
how long until = quanto tempo até | how long does it take = quanto tempo demora | how long does it usually take = quanto tempo demora
how long = quanto tempo | how soon = quanto tempo | how fast = quanto tempo | how quickly = quanto tempo | turnaround time = prazo
turnaround = prazo | lead time = prazo | response time = prazo | deadline = prazo | by when = quanto tempo
how often = com que frequência | how many times = quantas vezes | how many people = quantas pessoas
how many employees = quantos funcionários | how many = quantos | how much = quanto | how big is his team = quantas pessoas na equipe
how big is her team = quantas pessoas na equipe | how big is their team = quantas pessoas na equipe
how big is the team = quantas pessoas na equipe | how big is = quantas pessoas | how large is = quantas pessoas
size of = quantas pessoas | what does it cost = quanto custa | how much does it cost = quanto custa | how much is it = quanto custa
cost = custa | costs = custa | price = preço | prices = preços | charge = cobram | charges = cobram | fee = cobram | fees = cobram
success fee = por resultado | monthly fee = mensalidade | subscription fee = mensalidade | expensive = caro | cheap = barato
cheaper = mais barato | cheapest = mais barato | quote = orçamento | quotes = orçamentos | quotation = orçamento | estimate = orçamento
discount = desconto | get in touch with = entrar em contato com | in touch with = em contato com | reach him = contato dele
reach her = contato dela | reach them = contato deles | contact him = contato dele | contact her = contato dela
contact them = contato deles | call him = ligar | call her = ligar | call them = ligar | contact = contato | phone number = telefone
phone = telefone | email = email | e mail = email | emails = emails | address = endereço | website = site | site = site
call back = retorno | which one = qual deles | which ones = quais deles | which of them = qual deles | who else = quem mais
anyone else = mais alguém | someone else = outro | another one = outro | another = outro | other = outro | others = outros
any other = outro | instead of = em vez de | instead = | rather = | which plans = quais planos | which suppliers = quais fornecedores
which = qual | who = quem | whom = quem | what is the = qual o | what is = o que é | what are the = quais os | what are = quais são
what = o que | where = onde | when = quando | why = por que | how = como | what if = e se | what happens if = e se
what happens to = o que acontece com | what about = e | how about = e | if = se | without = sem | with = com | for = para | from = de
of = de | in = em | at = em | on = em | by = por | to = para | before = antes | after = depois | until = até | about = sobre | and = e
or = ou | but = mas | also = também | too = também | as well = também | only = só | just = só | not = não | no = não | never = nunca
always = sempre | then = então | than = que | because = porque | as = como | per = por | each = cada | every = cada | all = todos
any = algum | some = algum | much = muito | more = mais | less = menos | first = primeiro | second = segundo | third = terceiro
same = mesmo | here = aqui | there = lá | now = agora | today = hoje | tomorrow = amanhã | already = já | still = ainda | yet = ainda
online = online | in person = presencial | on site = no local | on our premises = no local | remotely = online | remote = online
have they got = eles têm | has he got = ele tem | do you have = vocês têm | is there = tem | are there = tem | there is = tem
there are = tem | what would he charge = quanto ele cobra | what would she charge = quanto ela cobra
what would they charge = quanto eles cobram | what does he charge = quanto ele cobra | what does she charge = quanto ela cobra
what do they charge = quanto eles cobram | does anyone speak = alguém fala | are they = eles são | is he = ele é | is she = ela é
is it = é | have they = eles têm | has he = ele tem | has she = ela tem | do you = vocês | can you = vocês | are you = vocês são
could you = vocês | will you = vocês | do i need = preciso de | do we need = precisamos de | do i have to = preciso
do we have to = precisamos | can i = posso | can we = podemos | could i = posso | could we = podemos | may i = posso | should i = devo
will i = vou | am i = sou | i need = preciso de | we need = precisamos de | i want = quero | we want = queremos | i am = sou
we are = somos | i have = tenho | we have = temos | need = precisa de | needs = precisa de | looking for = procuro | anyone = alguém
anybody = alguém | someone = alguém | somebody = alguém | how long do they take = quanto tempo demoram
how long does he take = quanto tempo demora | how long does she take = quanto tempo demora | next week = próxima semana
nationwide = todo o brasil | all over brazil = todo o brasil | themselves = | himself = | herself =
attendance list = lista de presença | attendance lists = lista de presença | tracked = rastreio | experienced = experiência
independent = autônomo | firm = empresa | traceable = rastreáveis | areas = regiões | area = região | compare = compara
the first two = os dois primeiros | act as = atua como | hold = têm | brand new = novo | trainer = instrutor | upload = colocar
change my mind = desistir | change our mind = desistir | get listed = me cadastrar | be listed = me cadastrar
list my company = cadastrar minha empresa | list our company = cadastrar nossa empresa | list myself = me cadastrar
government = governo | run by = mantido por | rejects = indefere | rejected = indeferido | feel = sinto | feeling = sentindo
dizzy = tontura | headache = dor de cabeça | fever = febre | chest pain = dor no peito | stomach ache = dor de barriga | pain = dor
vomiting = vomitando | bleeding = sangrando | faint = desmaio | fainted = desmaiou | rash = alergia | swollen = inchado
itchy = coceira | cough = tosse | pill = remédio | pills = remédios | medicine = remédio | medication = remédio
blood pressure = pressão | sugar = glicose | taking = tomando | took = tomei | dose = dose | symptom = sintoma | symptoms = sintomas
my son = meu filho | my daughter = minha filha | my wife = minha esposa | my husband = meu marido | into = em | whether = se
tell us = dizer | tell me = dizer | send = mandam | water = água | process = processo | take = | takes = demora | took =
calculations = cálculo | calculation = cálculo | pipelines = redes | gas = gases | industry = indústria | sign = assinar | place = local
property = imóvel | approved = aprovação | old = antigos | new = novo | room = sala | sensors = sensores | sensor = sensor
father = pai | dad = pai | mother = mãe | mum = mãe | grandmother = avó | grandfather = avô | option = opção | options = opções
forgot = esqueci | lost = perdi | let us = | let me = | i = eu | we = nós | you = vocês | he = ele | she = ela | they = eles | it = isso
him = ele | her = dela | them = eles | his = dele | their = deles | its = dele | my = meu | our = nosso | your = seu | me = me
us = nós | this = isso | that = isso | these = esses | those = esses | mine = meu | the = | a = | an = | do = | does = | did = | am =
are = são | is = é | be = ser | been = | was = foi | were = foram | will = | would = | could = | can = | should = | shall = | may = pode
must = precisa | have = tem | has = tem | had = tinha | get = receber | gets = receber | got = recebi | receive = receber | use = usar
make = fazer | give = dão | gives = dá | let = | like = | so = | actually = | please = por favor | really = | usually = | normally =
ever = | at all = | else = mais | up = | out = | off = | us too = | report = relatório | reports = relatórios | record = registro
records = registros | certificate = certificado | certificates = certificados | paperwork = documentos | documents = documentos
document = documento | invoice = nota fiscal | contract = contrato | contracts = contratos | warranty = garantia | guarantee = garantia
payment = pagamento | credit card = cartão | card = cartão | installments = parcelado | pay = pagar | team = equipe | people = pessoas
employees = funcionários | person = pessoa | individual = pessoa física | owner = dono | experience = experiência | language = idioma
languages = idiomas | english = inglês | text = texto | texts = textos | stock = estoque | in stock = em estoque
available = disponível | delivery = entrega | deliver = entregam | shipping = frete | freight = frete | sample = amostra
samples = amostras | size = tamanho | sizes = tamanhos | what sizes = que tamanhos | color = cor | colors = cores | brand = marca
brands = marcas | minimum order = pedido mínimo | order = pedido | minimum = mínimo | units = unidades | unit = unidade | pieces = peças
piece = peça | boxes = caixas | box = caixa | day = dia | days = dias | week = semana | weeks = semanas | a week = por semana
a month = por mês | a day = por dia | by the month = por mês | by the day = por dia | by the week = por semana | month = mês
months = meses | year = ano | years = anos | hour = hora | hours = horas | daily = diário | weekly = semanal | monthly = mensal
yearly = anual | annual = anual | summer = verão | winter = inverno | night = noite | at night = à noite | nights = noite
weekend = fim de semana | weekends = fim de semana | saturday = sábado | saturdays = sábados | sunday = domingo | sundays = domingos
holiday = feriado | holidays = feriados | emergency = emergência | emergencies = emergências | urgent = urgência
opening hours = horário | business hours = horário de atendimento | working hours = horário de atendimento
outside opening hours = fora do horário | outside business hours = fora do horário | outside working hours = fora do horário
breaks down = quebrar | breaks = quebrar | break = quebrar | broken = defeito | fails = defeito | stops working = parar
replace = troca | replacement = troca | exchange = troca | return = devolução | lend = empréstimo | loan = empréstimo | pick up = coleta
picks up = coleta | pickup = coleta | collect = coleta | track = rastreio | tracking = rastreio | traceability = rastreabilidade
visit = visita | visits = visitas | travel = viaja | write = elaboram | appeal = recurso | appeals = recursos | reviewed = revisados
review = revisão | migrate = migração | migration = migração | data = dados | audit trail = trilha de auditoria | route = rota
routes = rotas | risk = risco | risk management = gestão de risco | alarm = alarme | alarms = alarmes | residues = resíduos
home = casa | at home = em casa | my home = casa | other states = outros estados | other cities = outras cidades
another state = outro estado | another city = outra cidade | states = estados | state = estado | city = cidade | country = país
countryside = interior | rural area = zona rural | sell or rent = vendem ou alugam | rent or sell = alugam ou vendem | sell = vendem
sells = vende | buy = comprar | try = testar | live = fica | based = fica | located = fica | pharmacist = farmacêutico
engineer = engenheiro | doctor = médico | technician = técnico | handle = fazem | offer = oferecem | provide = oferecem | help = ajuda
helps = ajuda | train = treinamento | support = suporte | technical support = suporte técnico | on call = plantão
installation = instalação | ads = anúncios | ad = anúncio | instrument technician = instrumentador | surgery = cirurgia
app = aplicativo | application = aplicativo | account = conta | an account = conta | my account = minha conta
our account = nossa conta | password = senha | sign up = cadastrar | sign in = entrar | log in = entrar | login = login
register = cadastrar | registered = cadastrado | registration = cadastro | profile = perfil | my profile = meu perfil | page = página
my page = minha página | our page = nossa página | plan = plano | plans = planos | subscription = assinatura
my subscription = minha assinatura | cancel = cancelar | refund = reembolso | money back = reembolso | money = dinheiro
free of charge = grátis | for free = grátis | free = grátis | change = mudar | delete = excluir | remove = excluir | edit = editar
update = atualizar | photo = foto | photos = fotos | picture = foto | logo = logo | code = código | request = pedido
requests = pedidos | post = publicar | publish = publicar | proposal = proposta | proposals = propostas | see = ver | sees = vê
show = mostra | shows = mostra | review of = avaliação de | reviews = avaliações | leave a review = deixar avaliação de fornecedor
write a review = deixar avaliação de fornecedor | rate = avaliar | rating = avaliação | stars = estrelas
personal data = dados pessoais | privacy = privacidade | found here = que achei aqui | i found = que achei | found = achei
supplier = fornecedor | suppliers = fornecedores | company = empresa | companies = empresas | freelancer = autônomo
freelancers = autônomos | trust = confiar | check = conferem | verify = conferem | verified = verificado | scam = golpe
complaint = reclamação | report a supplier = denunciar | answer = resposta | answers = respostas | reply = resposta
respond = responder | responded = respondeu | replied = respondeu | spam folder = spam | arrive = chegou | arrived = chegou
working = funcionando | work = funciona | works = funciona | happens = acontece | money = dinheiro | license = licença
licence = licença | licenses = licenças | licences = licenças | licensed = licença | permit = licença | permits = licenças
certified = certificado | certification = certificado | accredited = acreditado | mandatory = obrigatório | required = obrigatório
obliged = obrigado | comply = cumprir | has to comply = é obrigado | must comply = é obrigado | rule = regra | rules = regras
law = lei | fine = multa | penalty = multa | expire = vence | expires = vence | renew = renovar | valid = validade | validity = validade
class = classe | risk class = classe de risco | medical device = dispositivo médico | difference = diferença | between = entre
mean = significa | means = significa | recommend = recomenda
`
