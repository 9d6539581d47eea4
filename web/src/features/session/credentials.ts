/** Where the code is: in the authenticator app, or, after many wrong guesses, in the mailbox. */
export type CodeSource = 'app' | 'email'

/** What the login form holds, whether its own scripts or the browser send it. */
export const credentialsIn = (fields: FormData) => ({
  email: String(fields.get('email') ?? ''),
  password: String(fields.get('password') ?? ''),
})

/** What the form of the second step holds; undefined for the first one. */
export function codeIn(fields: FormData): { code: string; source: CodeSource } | undefined {
  const code = fields.get('code')
  if (typeof code !== 'string') return undefined
  return { code, source: fields.get('source') === 'email' ? 'email' : 'app' }
}
