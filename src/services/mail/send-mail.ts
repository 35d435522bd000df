import type { Mailer } from '#providers/mail/mailer.ts'
import type { MailStore } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'

type Means = { readonly mail: Pick<MailStore, 'read' | 'markSent'>; readonly mailer: Mailer }

/** Handles `mail-written`: a mail written with what it tells of is sent; called again, it is sent at most once more. */
export function makeSendMail({ mail, mailer }: Means) {
  return async ({ payload }: Message): Promise<void> => {
    const letter = await mail.read(String(payload.mailId))
    // One that is gone was taken back: whoever stops their alerts is written no more.
    if (!letter || letter.sentAt) return
    await mailer(letter)
    await mail.markSent(letter.id)
  }
}
