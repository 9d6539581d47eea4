/** As rules/words/synonyms-services.ts. */
export const careSynonyms = `
# regulation
anvisa | agência nacional de vigilância sanitária
visa | vigilância sanitária | vigilância municipal | vigilância estadual | covisa
problema com a vigilância | ajuda com a vigilância | exigência da vigilância | vigilância apontou | vigilância pediu > licença sanitária | autos de inspeção
visa | covisa > licença sanitária
multa da visa | multa da anvisa | visa autuou | visa interditou | multa da vigilância | vigilância interditou | vigilância fechou > licença sanitária | autos de inspeção
afe | autorização de funcionamento | autorização de funcionamento de empresa | autorização anvisa
ae | autorização especial
cbpf | bpf | boas práticas de fabricação | certificado de boas práticas de fabricação | gmp
gmp | gxp | gdp | bpf > boas práticas
cbpda | bpda | boas práticas de distribuição e armazenagem | boas práticas de distribuição, armazenagem e transporte | bpdat
bpl | boas práticas de laboratório | glp
licença sanitária | alvará sanitário | licença de funcionamento sanitária | licença de funcionamento da vigilância sanitária | alvará da vigilância | alvará da vigilância sanitária | licença da vigilância | caderneta sanitária
multa | multou | auto de infração | autuação | autuada | autuado | multa da vigilância | interdição | interditado | interditada > autos de inspeção | inspeção da vigilância sanitária
fiscalização | fiscal | fiscal da vigilância | vistoria da vigilância > inspeção | autos de inspeção
alvará de funcionamento | licença de funcionamento | alvará da prefeitura
abertura de clínica | abertura de consultório | abertura de farmácia | abertura de drogaria | abertura de laboratório | abrir clínica | montar clínica | abrir consultório | montar consultório | abrir farmácia | montar farmácia | licenciar clínica | licenciar consultório | licença para clínica | alvará de clínica | alvará de consultório | regularizar clínica | regularizar consultório | abrir drogaria | abrir laboratório | legalizar clínica > abertura e regularização
papelada | burocracia > documentação | regularização
regularização | regularizar | legalização | legalizar
consultoria anvisa | consultoria na anvisa | assessoria anvisa | consultor anvisa | consultora anvisa | especialista em anvisa | assessoria regulatória | assessoria sanitária | consultoria sanitária > assuntos regulatórios | regularização | licença sanitária
assuntos regulatórios | regulatório | regulatórios | consultoria regulatória | consultor regulatório | consultora regulatória | regulatory affairs
registro na anvisa | registrar produto | registro de produto | registro de produtos | registrar na anvisa | notificação de produto
registro de dispositivo médico | registro de equipamento médico | rdc 751 | cadastro de produto médico
importar | importação | anuência de importação | importadora | desembaraço | comex > autorização de funcionamento
dispositivo médico | dispositivos médicos | produto para saúde | produtos para saúde | correlatos | produto médico
startup | healthtech | empresa de software > empresas de tecnologia
aplicativo | aplicativo de saúde | app | app de saúde > software como dispositivo médico | software
samd | software como dispositivo médico | software médico | registro de software médico | registro de software médico na anvisa | rdc 657 | aplicativo médico
cosméticos | cosmético | produto de beleza | creme | maquiagem | perfume | sabonete | batom | esmalte | perfumaria | hidratante | shampoo | creme dental | protetor solar
saneantes | saneante | detergente | desinfetante | água sanitária | produto de limpeza | domissanitários
suplementos | suplemento alimentar | vitaminas | nutracêutico | whey
rotulagem | rótulo | rótulos | etiquetagem
bula | bulas | folheto
iso 13485 | gestão da qualidade de dispositivos | sgq de dispositivos
consultoria iso | consultoria iso 9001 | assessoria iso 9001 | implantação iso 9001 | implementar iso 9001 > gestão da qualidade | acreditação
iso 9001 | gestão da qualidade | sistema de gestão da qualidade | sgq
gestão de risco | gerenciamento de risco | iso 14971 | análise de risco | fmea
rt | responsável técnico | responsabilidade técnica
assinar pela drogaria | assinar pela farmácia | farmacêutico responsável | farmacêutico rt | farmacêutico substituto > responsável técnico | responsabilidade técnica
substituto | substituta | cobrir férias | cobertura de férias > férias
pop | pops | procedimento operacional padrão | procedimentos operacionais | manual de boas práticas
cnes | cadastro nacional de estabelecimentos de saúde | cadastro de estabelecimento
auditoria | auditor | auditora | auditar | inspeção simulada
auditoria de fornecedores | qualificação de fornecedores | avaliar fornecedor | auditar fornecedor | homologação de fornecedores
autoinspeção | auditoria interna | simulado de inspeção | mock audit | auditor interno
capa | ação corretiva | não conformidade | desvio de qualidade
marca | logomarca | logotipo | nome comercial > registro de marcas
registro de marca | registro de marcas | registrar marca | registrar nome | inpi | propriedade industrial | propriedade intelectual
invento | inventor | inventei | invenção | proteger ideia | proteger invenção | plágio de marca | copiaram marca | copiou marca | copiar nome | copiou nome | copiaram nome | usando meu nome | pirataria > patente | registro de marcas
patente | patentes | invenção | modelo de utilidade | depósito de patente
licitação | licitações | licitação pública | edital | compras públicas | lei 14133
pregão > licitações
licitação | licitações | edital | licitar > pregões
governo | órgão público | dispensa de licitação | concorrência pública > licitações
impugnar edital | impugnação | recurso administrativo > impugnações | licitações
pregão | pregão eletrônico | comprasnet | ata de registro de preço
propaganda de medicamentos | publicidade de medicamentos | rdc 96
compliance | anticorrupção | código de conduta > programas de integridade

# pharmacy
manipulador | manipuladores | fórmula manipulada | remédio manipulado > farmácia de manipulação
farmácia de manipulação | farmácia magistral | farmácia com manipulação | manipulação de fórmulas | manipulados | rdc 67
farmácia clínica | farmacêutico clínico | cuidado farmacêutico | atenção farmacêutica
farmácia hospitalar | dispensação hospitalar | farmacêutico hospitalar
farmácia | drogaria | drogarias | farmácia comercial
farmacêutico | farmacêutica | boticário
livro de controlados | livro de registro de controlados | balanço de controlados > sngpc | escriturar medicamentos
sngpc | sistema nacional de gerenciamento de produtos controlados | escrituração de controlados
medicamentos controlados | portaria 344 | psicotrópicos | tarja preta | remédio controlado | substâncias controladas
remédio | remédios | medicamento | medicamentos | fármaco
antimicrobianos | antibióticos | stewardship | uso racional de antibióticos | gerenciamento de antimicrobianos
conciliação medicamentosa | conciliação de medicamentos | conciliação de remédios | reconciliação medicamentosa | revisão da prescrição | análise de prescrição
efeito colateral | efeitos colaterais | reação ao remédio | reação a medicamento > farmacovigilância
farmacovigilância | vigilância de medicamentos | eventos adversos de medicamentos | vigimed | reação adversa
recall | recolhimento de produto | recolhimento de lote > ações de campo | recolhimentos
queixa | queixa de produto | reclamação de produto | produto com defeito > tecnovigilância
tecnovigilância | vigilância de dispositivos médicos | queixa técnica | notivisa | ação de campo
guia farmacoterapêutico | padronização de medicamentos | comissão de farmácia | farmacoterapêutico
quimioterapia | quimioterápicos | oncologia | antineoplásicos | citostáticos
nutrição parenteral | npt | soluções parenterais
distribuidora hospitalar | distribuidora de medicamentos | atacado hospitalar | distribuição hospitalar | distribuidora de materiais
`
