const port = Number(process.env.E2E_PORT ?? 3310)

/** The product, the mail server beside it, and where the mail server shows what it received. */
export const ports = {
  port,
  smtpPort: port + 1,
  inboxPort: port + 2,
  inboxUrl: `http://127.0.0.1:${port + 2}/`,
}
