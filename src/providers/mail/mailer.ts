export type Attachment = {
  readonly fileName: string
  readonly contentType: 'application/pdf'
  readonly content: Buffer
}

export type OutgoingMail = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly html: string
  readonly plain: string
  readonly attachments?: readonly Attachment[]
}

/** Sends one email; throws if it was not accepted. */
export type Mailer = (mail: OutgoingMail) => Promise<void>

/** Without an SMTP server, emails stay in the database, and the mailbox page shows them. */
export const saveInMailbox: Mailer = async () => undefined
