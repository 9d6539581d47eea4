import { editDistance } from 'contract/rules/text'
import { list } from '../understanding/message.ts'

/** What people write in a hurry: 'socoro', 'nao ta respirano', 'desmaio' for 'desmaiou'. */
const words = [
  ...list(`
    socorro respira respirando respirar acorda acordando desmaiou desmaiada desmaiado desacordado desacordada
    sangrando sangramento convulsao convulsionando engasgou engasgado engasgada sufocando infartou infarto
    afogando afogou queimou queimado queimada envenenado envenenada intoxicado inconsciente morrendo
    ambulancia emergencia suicidio suicidar
    breathing unconscious collapsed bleeding fainted choking seizure ambulance suicide
  `),
]

/** The sentence with words of danger spelt as the patterns know them. */
export const spelledForDanger = (sentence: string): string =>
  sentence.replace(/[a-z]{6,}/g, (word) => {
    if (words.includes(word)) return word
    return words.find((known) => known[0] === word[0] && editDistance(word, known, 1) <= 1) ?? word
  })
