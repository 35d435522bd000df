import type { Mailer } from '#providers/mail/mailer.ts'
import type { MailStore } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'

type Deps = { readonly mail: Pick<MailStore, 'read' | 'markSent'>; readonly mailer: Mailer }

/** Handles `mail-written`: a mail written with what it tells of is sent; called again, it is sent at most once more. */
export function makeSendMail({ mail, mailer }: Deps) {
  return async ({ payload }: Message): Promise<void> => {
    const email = await mail.read(String(payload.mailId))
    // One that is gone was taken back: whoever stops their alerts is written no more.
    if (!email || email.sentAt) return
    await mailer(email)
    await mail.markSent(email.id)
  }
}
