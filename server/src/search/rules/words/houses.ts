import { wordSet } from './word-set.ts'

/** Who buys in this market. */
const houses = wordSet(`
  clinica clinicas consultorio consultorios hospital hospitais laboratorio laboratorios farmacia farmacias drogaria
  drogarias maternidade policlinica ambulatorio posto postos asilo creche
`)
export const isHouse = (word: string): boolean => houses.has(word)

/** Which of them: 'clínica de estética', 'consultório dentista'. */
const kinds = wordSet(`
  estetica esteticas odontologica odontologicas odontologico odontologia odonto dentista dentistas dentario veterinaria
  veterinarias veterinario vet medica medicas medico medicos pediatrica pediatria ortopedica ortopedia dermatologica
  dermatologia oftalmologica oftalmologia oftalmo psicologia fisioterapia popular particular privada privado publico
  publica pequena pequeno municipal filantropico geral
`)
export const isKindOfHouse = (word: string): boolean => kinds.has(word)
