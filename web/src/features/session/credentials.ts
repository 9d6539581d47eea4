/** What the login form holds, whether its own scripts or the browser send it. */
export const credentialsIn = (fields: FormData) => ({
  email: String(fields.get('email') ?? ''),
  password: String(fields.get('password') ?? ''),
})
