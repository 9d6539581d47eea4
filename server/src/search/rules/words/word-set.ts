/** A list of words is written as text: one word more is one word more in a diff. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
