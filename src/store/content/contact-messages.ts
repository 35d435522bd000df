import type { ContactMessage } from '#domain/content/contact-message.ts'
import type { Market } from '#domain/market/market.ts'
import type { Db } from '../database.ts'
import type { NewEmail } from '../mail.ts'
import { contactMessage } from '../schema/content.ts'
import { mail, outbox } from '../schema/plumbing.ts'
import type { Seal } from '../seal.ts'
import { sealBody } from '../sealed-email.ts'

export type StoredMessage = ContactMessage & {
  readonly id: string
  readonly market: Market
  readonly sentAt: Date
}

/**
 * Stores a message together with the emails about it; the email to the shop has the message id, so that it is erased
 * with it.
 */
export function insertContactMessage(
  db: Db,
  seal: Seal,
  message: StoredMessage,
  emails: readonly NewEmail[],
): Promise<void> {
  return db.transaction(async tx => {
    const at = message.sentAt
    await tx.insert(contactMessage).values(message)
    await tx.insert(mail).values(
      emails.map(({ html, plain, ...email }) => ({
        ...email,
        bodySealed: sealBody(seal, { html, plain }),
        createdAt: at,
      })),
    )
    await tx.insert(outbox).values(
      emails.map(({ id }) => ({
        id: crypto.randomUUID(),
        topic: 'mail-written',
        payload: { mailId: id },
        createdAt: at,
        nextAttemptAt: at,
      })),
    )
  })
}
