import type { Mailer } from '#providers/mail/mailer.ts'
import type { MailStore } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'

type Deps = { readonly mail: Pick<MailStore, 'read' | 'markSent'>; readonly mailer: Mailer }

/**
 * Handles `mail-written`: sends an email that was written together with the change it reports; a repeated call sends
 * it at most once more.
 */
export function makeSendMail({ mail, mailer }: Deps) {
  return async ({ payload }: Message): Promise<void> => {
    const email = await mail.read(String(payload.mailId))
    // A missing email was withdrawn: a customer who has cancelled their alerts gets none.
    if (!email || email.sentAt) return
    await mailer(email)
    await mail.markSent(email.id)
  }
}
