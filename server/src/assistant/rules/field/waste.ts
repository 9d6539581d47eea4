import type { FieldFact } from './portuguese.ts'

// What goes into which group of health-care waste (RDC 222/2018).

type Group = FieldFact & { items: RegExp }

const groups: readonly Group[] = [
  {
    items:
      / (gazes?|algod(ao|oes)|curativos?|compressas?|sangue|secrecao|secrecoes|luvas?|lixo (hospitalar|infectante|contaminado)|residuos? infectantes?|material (contaminado|biologico)|placentas?|pecas? anatomicas?|tecidos?|biopsias?|bolsas? de sangue|sondas?|cateter(es)?|drenos?|gauze|cotton|blood|gloves?|dressings?) /,
    id: 'residuo-a',
    names: ['grupo a'],
    questions: ['o que vai no saco branco'],
    text: 'Grupo A (risco biológico): o que teve contato com sangue ou secreções, como gazes, algodão, curativos, luvas e sondas, além de bolsas de sangue e peças anatômicas. Saco branco leitoso, ou vermelho para o que exige tratamento antes, com o símbolo de risco biológico; nunca no lixo comum (RDC 222/2018).',
    search: 'PGRSS',
    english:
      'Group A (biological risk): what touched blood or secretions, such as gauze, cotton, dressings, gloves and catheters, blood bags too. White bag, or red for what must be treated first, with the biohazard symbol; never ordinary rubbish (RDC 222/2018).',
  },
  {
    items:
      / ((remedios?|medicamentos?|comprimidos?|antibioticos?) (\w+ ){0,2}vencid\w+|vencid\w+ (\w+ ){0,2}(remedios?|medicamentos?)|quimioterapic\w+|reagentes?|reveladores?|revelador|fixador(es)?|mercurio|termometros?|chumbo|radiografias?|(chapas?|filmes?|peliculas?|placas?) (\w+ ){0,2}(raio x|rx|radiograf\w+)|saneantes?|desinfetantes?|glutaraldeido|formol|pilhas?|baterias?|lampadas?|solventes?|expired (medicines?|drugs?|medication)|mercury|reagents?|lead|x ray films?|chemotherapy) /,
    id: 'residuo-b',
    names: ['grupo b'],
    text: 'Grupo B (químicos): medicamentos vencidos ou que sobraram no serviço, quimioterápicos, reagentes, saneantes e desinfetantes, reveladores e fixadores, e o que tem metal pesado, como mercúrio, avental de chumbo e filme de raio X. Embalagem rígida e identificada com o produto e o risco, fora do ralo e do lixo comum (RDC 222/2018).',
    search: 'PGRSS',
    english:
      'Group B (chemical): expired medicines, chemotherapy drugs, reagents, disinfectants, developers and fixers, and what has heavy metals, such as mercury, lead aprons and X-ray film. Rigid packaging labelled with product and risk, neither in the drain nor in ordinary rubbish (RDC 222/2018).',
  },
  {
    items:
      / (radioativ\w+|radiofarmac\w+|medicina nuclear|iodo 131|tecnecio|cintilografia|radioactive|nuclear medicine) /,
    id: 'residuo-c',
    names: ['grupo c'],
    text: 'Grupo C (radioativos): rejeitos de medicina nuclear, radioterapia e laboratórios com radionuclídeos. Ficam guardados, blindados e identificados, até decair ao limite de dispensa, conforme as normas da CNEN e o plano de proteção radiológica.',
    search: 'Proteção radiológica',
    english:
      'Group C (radioactive): waste of nuclear medicine, radiotherapy and laboratories with radionuclides. It is stored, shielded and labelled, until it decays below the limit, as CNEN and the radiation protection plan say.',
  },
  {
    items:
      / (comidas?|alimentos?|restos? de (comida|alimento|refeicao)|marmitas?|papel|papel toalha|papeis|papelao|plasticos?|embalage\w+|copos?|fraldas?|absorventes?|gesso|flores|luvas? (limpas?|sem sangue)|mascaras?|toucas?|gorros?|equipos?|food|paper|cardboard|diapers?|plaster) /,
    id: 'residuo-d',
    names: ['grupo d'],
    text: 'Grupo D (comuns): restos de comida, papel, embalagens, fraldas, gesso, equipo de soro, e máscaras, gorros ou luvas que não tocaram sangue nem secreções. Vão como o lixo de casa, com o reciclável à parte; se o paciente está em isolamento ou há contaminação, siga o PGRSS da unidade (RDC 222/2018).',
    english:
      'Group D (common): food, paper, packaging, diapers, plaster, and masks, caps or gloves that touched neither blood nor secretions. They go like household rubbish, recyclables apart; follow the unit’s PGRSS where there is contamination (RDC 222/2018).',
  },
  {
    items:
      / (agulhas?|seringas?|perfuro ?cortantes?|bisturis?|laminas?|lancetas?|escalpes?|scalps?|ampolas?|vidros? quebrad\w+|vidraria\w*|tubos? de (vidro|coleta)|brocas?|limas?|needles?|syringes?|sharps?|blades?|scalpels?|lancets?|ampoules?|broken glass) /,
    id: 'residuo-e',
    names: ['grupo e', 'perfurocortante', 'perfurocortantes'],
    text: 'Grupo E (perfurocortantes): agulhas, seringas com agulha, lâminas de bisturi, lancetas, escalpes, ampolas e vidro quebrado. Vão em coletor rígido e identificado, sem reencapar nem separar a agulha à mão, trocado quando chega a 3/4 da capacidade; nunca no lixo comum (RDC 222/2018).',
    search: 'PGRSS',
    english:
      'Group E (sharps): needles, syringes with needles, blades, lancets, ampoules and broken glass. They go into a rigid labelled container, never recapped, replaced when it is 3/4 full; never ordinary rubbish (RDC 222/2018).',
  },
]

export const wasteFacts: readonly FieldFact[] = groups

const bin =
  '(grupos?|sacos?|sacolas?|lixos?|lixeiras?|coletor(es)?|caixas?|recipientes?|classes?|cor(es)?|group|bag|bin|container)'
const throwAway = '(jog\\w+|descart\\w+|separ\\w+|elimin\\w+|throw|dispose|discard)'
/** 'agulha entra em qual?', 'pode ir no lixo comum?', 'qual saco?', 'é grupo A ou E?' */
const asksWhichGroup = new RegExp(
  [
    ` (qual|que|quais|which|what) (o |a |e o |e a )?${bin} `,
    ' (entra\\w*|vai|vao|fica\\w*|cai\\w*|e|sao|seria\\w*|pertence\\w*) (em|n[oa]|a|de|d[oa]) (qual|que)(?= $| (e|ou|grupo|saco) )',
    ` ((onde|como) (\\w+ ){0,3}${throwAway}|${throwAway} (\\w+ ){0,3}(onde|como)|(vai|vao) (para )?onde) `,
    ` (${throwAway}|coloc\\w+|vai|vao|ir) (\\w+ ){0,6}(lixo comum|lixo normal|lixo de casa|pia|ralo|vaso|ordinary (rubbish|waste)|trash) `,
    ' lixo comum (\\w+ ){0,4}(pode|posso|tem problema) | (e|eh|is it) (do )?(grupo |group )?[abcde] ou (do )?(grupo )?[abcde] ',
    ` (tem problema|posso|pode|podemos|e permitido|e proibido|e crime|da multa|o que (faco|fazer) com|can (i|we)|is it allowed) (\\w+ ){0,3}${throwAway} `,
    ` o que (eu )?(faco|fazer) com (\\w+ ){0,4}(usad\\w+|vencid\\w+|sobr\\w+|contaminad\\w+) `,
  ].join('|'),
)

/** The groups of the things that are named. */
export const groupsOfWaste = (sentence: string): string[] =>
  groups.filter(({ items }) => items.test(sentence)).map(({ id }) => id)

/** Where a thing is thrown away is asked. */
export const wasteAskedIn = (sentence: string): string[] =>
  asksWhichGroup.test(sentence) ? groupsOfWaste(sentence) : []

const ofWaste = /^(residuo-[a-e]|grupos-de-residuos|pgrss|rdc222|conama358)$/
/** After an explanation of waste its next thing is named: 'e gaze com sangue?' */
export const wasteGoneOnTo = (sentence: string, explained: readonly string[]): string[] =>
  explained.some((id) => ofWaste.test(id)) ? groupsOfWaste(sentence) : []
