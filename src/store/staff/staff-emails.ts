import { randomUUID } from 'node:crypto'
import type { Db } from '../database.ts'
import { mail, outbox } from '../schema/plumbing.ts'
import type { Seal } from '../seal.ts'
import { sealBody } from '../sealed-email.ts'

type StaffEmail = {
  readonly recipient: string
  readonly subject: string
  readonly html: string
  readonly plain: string
}

/** An email to a staff member, and the message that sends it. */
export function insertStaffEmail(
  db: Db,
  seal: Seal,
  { recipient, subject, html, plain }: StaffEmail,
): Promise<void> {
  const [id, at] = [randomUUID(), new Date()]
  return db.transaction(async tx => {
    await tx.insert(mail).values({
      id,
      recipient,
      subject,
      market: 'ro',
      orderId: null,
      bodySealed: sealBody(seal, { html, plain }),
      createdAt: at,
    })
    await tx.insert(outbox).values({
      id: randomUUID(),
      topic: 'mail-written',
      payload: { mailId: id },
      createdAt: at,
      nextAttemptAt: at,
    })
  })
}
