/** How the specification writes 'none' on the wire, where every field is filled in. Nobody reads it. */
export const noComplement = '.'

/** What people read and type: nothing, where there is none. */
export const shownComplement = (complement: string): string =>
  complement.trim() === noComplement ? '' : complement
