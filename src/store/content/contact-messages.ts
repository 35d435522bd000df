import type { ContactMessage } from '#domain/content/contact-message.ts'
import type { Market } from '#domain/market/market.ts'
import type { Db } from '../database.ts'
import type { NewEmail } from '../mail.ts'
import { contactMessage } from '../schema/content.ts'
import { staffTask } from '../schema/payment.ts'
import { mail, outbox } from '../schema/plumbing.ts'
import type { Seal } from '../seal.ts'
import { sealBody } from '../sealed-email.ts'
import type { Task } from '../staff-tasks.ts'

export type StoredMessage = ContactMessage & {
  readonly id: string
  readonly market: Market
  readonly sentAt: Date
}

/**
 * Stores a message together with the emails about it, and a task for staff if it needs one; the email to the shop has the message id, so that it is erased
 * with it.
 */
export function insertContactMessage(
  db: Db,
  seal: Seal,
  message: StoredMessage,
  emails: readonly NewEmail[],
  task?: Task,
): Promise<void> {
  return db.transaction(async tx => {
    const at = message.sentAt
    await tx.insert(contactMessage).values(message)
    if (task) await tx.insert(staffTask).values({ id: crypto.randomUUID(), ...task, createdAt: at })
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
