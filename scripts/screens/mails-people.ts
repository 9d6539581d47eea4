/** Whoever stands in the mails that are drawn. */
export const to = 'ana@example.com'
export const site = { publicUrl: 'https://marketplace.example' }
export const longName =
  'Aferis Metrologia Hospitalar e Calibração de Equipamentos Médicos do Nordeste Ltda.'
