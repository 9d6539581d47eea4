import { createContext, useContext } from 'react'

/** Goes on at once, or after the person agreed to lose what was written. */
type Close = (goOn: () => void) => void

export const DialogClose = createContext<Close>((goOn) => goOn())

/** For a way out of a dialog that stands inside it. */
export const useDialogClose = (): Close => useContext(DialogClose)

const notWords =
  '[type=search], [type=password], [type=checkbox], [type=radio], [type=range], [type=file]'

/** Words that would have to be written again; not a password or a code, which nobody minds. */
export function isWords(field: EventTarget): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true
  return (
    field instanceof HTMLInputElement &&
    field.autocomplete !== 'one-time-code' &&
    !field.matches(notWords)
  )
}
