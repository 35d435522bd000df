import { desc, eq, isNull, sql } from 'drizzle-orm'
import { isUuid } from '#domain/is-uuid.ts'
import type { Db } from './database.ts'
import { mail } from './schema/plumbing.ts'
import type { Seal } from './seal.ts'
import { openBody, sealBody } from './sealed-email.ts'

export type Email = Omit<typeof mail.$inferSelect, 'bodySealed'> & {
  readonly html: string
  readonly plain: string
}
export type NewEmail = Omit<Email, 'createdAt' | 'sentAt'>
export type ListedEmail = Pick<Email, 'id' | 'recipient' | 'subject' | 'createdAt'>

const shownInMailbox = 100

export async function writeMail(
  db: Db,
  seal: Seal,
  { html, plain, ...email }: NewEmail,
): Promise<'written' | 'already-sent'> {
  const bodySealed = sealBody(seal, { html, plain })
  await db
    .insert(mail)
    .values({ ...email, bodySealed, createdAt: new Date() })
    .onConflictDoNothing()
  const [row] = await db.select({ sentAt: mail.sentAt }).from(mail).where(eq(mail.id, email.id))
  return row?.sentAt ? 'already-sent' : 'written'
}

export async function markMailSent(db: Db, id: string) {
  await db
    .update(mail)
    .set({ sentAt: sql`now()` })
    .where(sql`${eq(mail.id, id)} and ${isNull(mail.sentAt)}`)
}

export function listLatestMail(db: Db): Promise<readonly ListedEmail[]> {
  return db
    .select({
      id: mail.id,
      recipient: mail.recipient,
      subject: mail.subject,
      createdAt: mail.createdAt,
    })
    .from(mail)
    .orderBy(desc(mail.createdAt))
    .limit(shownInMailbox)
}

export async function findMail(db: Db, seal: Seal, id: string): Promise<Email | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db.select().from(mail).where(eq(mail.id, id))
  if (!row) return undefined
  const { bodySealed, ...email } = row
  return { ...email, ...openBody(seal, bodySealed) }
}
