import { urls } from 'contract/urls'
import type { FaqEntry } from './faq.ts'

/** Recommending a supplier. */
export const recommendingFaq = [
  {
    id: 'indicar',
    to: urls.recommend,
    pt: {
      questions: [
        'como indico um fornecedor',
        'como funciona a indicação',
        'como indico',
        'quero indicar',
        'quero indicar alguém',
        'indicar empresa',
        'indiquei um fornecedor e ele não recebeu nada',
        'recomendar um fornecedor',
        'como recomendo um fornecedor',
        'onde fica o indique',
        'conheço um bom fornecedor',
        'indicar um amigo',
      ],
      answer:
        'Na página inicial, clique em Indique e informe o seu nome e o nome, o e-mail e o telefone de quem você indica. A pessoa recebe um aviso com o seu nome e pode recusar o contato; o e-mail só serve para isso. A indicação é gratuita e não gera comissão; cada e-mail pode ser indicado uma só vez.',
      label: 'Indicar fornecedor',
    },
    en: {
      questions: [
        'how do i recommend a supplier',
        'i want to recommend a company',
        'suggest a supplier',
      ],
      answer:
        'On the home page, press "Recommend" and give your name and the name, e-mail and phone of whom you recommend. The person is told who it was and can refuse contact. It is free, and each e-mail can be recommended once.',
      label: 'Recommend a supplier',
    },
  },
  {
    id: 'indicar-recompensa',
    to: urls.recommend,
    pt: {
      questions: [
        'ganho alguma coisa por indicar',
        'indicação paga comissão',
        'tem prêmio para quem indica',
      ],
      answer:
        'Não: a indicação é gratuita e não dá prêmio, desconto nem comissão. Você só ajuda um bom fornecedor a ser encontrado.',
      label: 'Indicar fornecedor',
    },
    en: {
      questions: ['do i get anything for recommending', 'is there a reward for recommending'],
      answer:
        'No: a recommendation is free and brings no reward, discount or commission. You just help a good supplier to be found.',
      label: 'Recommend a supplier',
    },
  },
  {
    id: 'indicar-quem-sabe',
    to: urls.recommend,
    pt: {
      questions: [
        'quem eu indico fica sabendo que fui eu',
        'dá para indicar sem me identificar',
        'o que a pessoa indicada recebe',
        'ele vai saber quem indicou',
      ],
      answer:
        'Quem você indica recebe um só aviso, com o seu nome, e fica sabendo que foi você; ali mesmo pode recusar outros contatos, e não recebe propaganda. Indicar sem se identificar não dá. O e-mail e o telefone que você informa servem só para esse aviso.',
      label: 'Indicar fornecedor',
    },
    en: {
      questions: [
        'will they know who recommended them',
        'can i recommend anonymously',
        'what does the person i recommend receive',
      ],
      answer:
        'Whoever you recommend receives a single notice with your name, learns that it was you, can refuse further contact right there, and gets no advertising. It cannot be done anonymously. The e-mail and phone that you give are used for that notice only.',
      label: 'Recommend a supplier',
    },
  },
] as const satisfies readonly FaqEntry[]
