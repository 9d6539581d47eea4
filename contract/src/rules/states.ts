/** The 26 states and the Federal District. */
export const stateCodes =
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' ')

/** Two letters that are a state of Brazil; case does not matter. */
export const isState = (text: string): boolean => stateCodes.includes(text.trim().toUpperCase())
