import { all } from './periods.ts'
import type { FieldFact } from './portuguese.ts'

/** What clinics and buyers ask day by day: a paper that is held out, a patient who asks for data. */
export const everydayFacts: readonly FieldFact[] = [
  {
    id: 'afe-numero',
    names: ['numero da afe'],
    asked: all(
      'afes?',
      '(?:comec\\w+|inici\\w+) (?:com|por|em)|numero|digitos?|algarismos?|starts? with|afe (?:so )?de (?:correlat\\w+|cosmetic\\w+|saneante\\w*|medicament\\w+|produtos?)',
      'que|qual|quais|significa|serve|digitos?|pode\\w*|posso|vale|medicament\\w+|remedios?|cosmetic\\w+|saneante\\w*|correlat\\w+|produtos?|what|which|medicines?',
    ),
    goesOn:
      / (vend\w+|distribu\w+|compr\w+|fornec\w+|pode|basta|serve|comec\w+|numero|sell) |^ (e |and )?(com |o |a |de |with )?\d $/,
    text: 'O número da AFE começa pelo que ela cobre: 1, medicamentos; 2 ou 4, cosméticos; 3, saneantes; 8, produtos para saúde (dispositivos médicos, os antigos correlatos); 0 ou 7, farmácias e drogarias. Cada uma vale só para a sua classe: a de produtos para saúde não permite vender medicamentos. Confira o número e as atividades no portal da ANVISA.',
    search: 'Regularização na ANVISA: AFE',
    english:
      'The first digit of an AFE tells what it covers: 1 medicines, 2 or 4 cosmetics, 3 sanitisers, 8 health products (medical devices), 0 or 7 pharmacies. Each is valid for its own class only: one for health products does not allow selling medicines. Check number and activities on ANVISA’s website.',
  },
  {
    id: 'pedido-do-paciente',
    names: ['pedido do titular', 'pedido de titular'],
    asked: all(
      'pacientes?|titular(?:es)?|patients?',
      '(?:ped\\w+|quer\\w*|solicit\\w+|exig\\w+|requer\\w*|direito) (?:\\w+ ){0,6}(?:copias?|acesso|dados|prontuarios?|exames|apag\\w+|exclu\\w+|elimin\\w+)|(?:asks?|asked|wants?|requests?|requested) (?:\\w+ ){0,6}(?:copy|access|data|records?|erase\\w*|delete\\w*)',
    ),
    goesOn:
      / (apag\w+|exclu\w+|elimin\w+|delet\w+|destru\w+|copia|prazo|quanto tempo|quantos dias|obrigad[oa]|direitos|rights|erase\w*|how long) /,
    text: 'O pedido do paciente sobre os próprios dados (LGPD, art. 18) é respondido pela clínica: em formato simplificado, de imediato; com a declaração completa, em até 15 dias (art. 19). Confirme antes que é ele quem pede e não cobre por isso. Ele pode pedir cópia, correção e também que se apague, salvo o que a lei manda guardar, como o prontuário.',
    search: 'Consultoria LGPD para clínicas',
    english:
      'A patient’s request about his or her own data (LGPD, art. 18) is answered by the clinic: in a simplified form at once, with the complete statement within 15 days (art. 19). First make sure who is asking, and charge nothing. The patient may ask for a copy, a correction and erasure too, except of what the law tells you to keep, such as the records.',
  },
  {
    id: 'dado-sensivel',
    names: ['dado sensivel', 'dados sensiveis'],
    asked: all(
      'dados? (?:\\w+ )?(?:saude|pacientes?)|exames?|prontuarios?|laudos?|resultados?',
      '(?:mandar|enviar|mando|envio|passar|compartilhar) (?:\\w+ ){0,6}(?:whatsapp|emails?|grupo)|sensive(?:l|is)',
    ),
    text: 'Dados de saúde são dados pessoais sensíveis (LGPD, art. 5º e 11). Mandar exame por WhatsApp ou e-mail não é proibido em si, mas a clínica responde por isso: só ao próprio paciente ou a quem ele autorizou, com o contato conferido, de aparelho e conta da clínica, nunca em grupos; um portal com senha é mais seguro.',
    search: 'Consultoria LGPD para clínicas',
  },
  {
    id: 'correlato',
    names: ['correlato', 'correlatos'],
    asked: / (que|significa|chama\w*) (\w+ ){0,3}correlatos? /,
    text: 'Correlato é o nome antigo dos produtos para saúde, hoje dispositivos médicos: luvas, seringas, curativos, equipamentos, reagentes de diagnóstico. Quem os fabrica, importa ou distribui precisa da AFE de produtos para saúde, cujo número começa com 8.',
    search: 'Regularização de dispositivos médicos',
  },
  {
    id: 'fiscalizacao',
    names: [],
    goesOn: / (pedem?|pedir|exig\w+|cobra\w*|olha\w*|documentos?|conferem) /,
    asked:
      / quem (\w+ )?(fiscaliza|inspeciona|vistoria)(?= )| (o que|quais|que documentos) (\w+ ){0,3}(fisca(l|is)|fiscalizacao|vigilancia|inspecao|vistoria) (\w+ ){0,3}(pede\w*|olha\w*|exig\w+|cobra\w*|confere\w*|verifica\w*|quer\w*)(?= )/,
    text: 'Quem fiscaliza o estabelecimento é a vigilância sanitária do município ou do estado; os conselhos fiscalizam os profissionais. Na inspeção costumam pedir: licença sanitária, AFE quando a atividade exige, responsável técnico registrado no conselho, POPs e manual de boas práticas, PGRSS, registros de temperatura, de limpeza e de manutenção, e a origem dos produtos. O roteiro é o da vigilância da sua cidade.',
    search: 'Regularização de licença sanitária',
  },
  {
    id: 'descarte-errado',
    names: [],
    asked: all(
      'multas?|multad[oa]|crime|punic\\w+|penalidades?|infracao|o que acontece|fines?',
      '(?:descart|jog|separ|despej|elimin)\\w+|dump\\w*|dispos\\w+',
      'lixo|residuos?|agulhas?|perfurocortantes?|waste|sharps',
    ),
    text: 'Descartar resíduo de saúde de forma errada é infração sanitária (Lei 6.437/1977), com advertência, multa ou interdição, e pode ser também infração ou crime ambiental (Lei 9.605/1998). Responde quem gerou o resíduo, e também quem o coleta. O que vai em cada lugar está no PGRSS (RDC 222/2018).',
    search: 'PGRSS',
    english:
      'Wrong disposal of health-care waste is a sanitary offence (Law 6,437/1977), with a warning, a fine or closure, and may be an environmental offence or crime too (Law 9,605/1998). The generator answers for it, and so does the collector.',
  },
  {
    id: 'venda-a-pessoa-fisica',
    names: [],
    asked: all(
      'distribuidor\\w*|atacadista|importador\\w*|distributors?|wholesalers?',
      'vend\\w+|fornec\\w+|entreg\\w+|sell|supply',
      'pessoas? fisicas?|paciente\\w*|consumidor\\w*|cpf|particular|individuals?|patients?|consumers?',
      'pode\\w*|posso|proibid[oa]|permitid[oa]|can|may|allowed',
    ),
    text: 'A distribuidora vende no atacado: a pessoas jurídicas, ou a profissionais para o exercício da profissão (RDC 16/2014). O medicamento para o paciente é vendido só por farmácias e drogarias (Lei 5.991/1973). Para vender produtos para saúde ao consumidor é preciso ter também a atividade de comércio varejista. Confirme o seu caso com a vigilância.',
    search: 'Regularização na ANVISA: AFE',
    english:
      'A distributor sells wholesale: to companies, or to professionals for their work (RDC 16/2014). Only pharmacies sell medicines to patients (Law 5,991/1973). Check your case with the health authority.',
  },
]
