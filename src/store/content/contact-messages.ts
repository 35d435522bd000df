import type { ContactMessage } from '#domain/content/contact-message.ts'
import type { Market } from '#domain/market/market.ts'
import type { Db } from '../database.ts'
import type { NewLetter } from '../mail.ts'
import { contactMessage } from '../schema/content.ts'
import { mail, outbox } from '../schema/plumbing.ts'
import type { Seal } from '../seal.ts'
import { sealBody } from '../sealed-letter.ts'

export type KeptMessage = ContactMessage & {
  readonly id: string
  readonly market: Market
  readonly sentAt: Date
}

export function makeContactMessageStore(db: Db, seal: Seal) {
  return {
    /** Keeps what was written together with the letters about it; the one to the shop has its id, to be forgotten with it. */
    keep: (message: KeptMessage, letters: readonly NewLetter[]): Promise<void> =>
      db.transaction(async tx => {
        const at = message.sentAt
        await tx.insert(contactMessage).values(message)
        await tx.insert(mail).values(
          letters.map(({ html, plain, ...letter }) => ({
            ...letter,
            bodySealed: sealBody(seal, { html, plain }),
            createdAt: at,
          })),
        )
        await tx.insert(outbox).values(
          letters.map(({ id }) => ({
            id: crypto.randomUUID(),
            topic: 'mail-written',
            payload: { mailId: id },
            createdAt: at,
            nextAttemptAt: at,
          })),
        )
      }),
  }
}

export type ContactMessageStore = ReturnType<typeof makeContactMessageStore>
