import { desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { mail } from './schema/plumbing.ts'

export type Letter = typeof mail.$inferSelect
export type NewLetter = Omit<Letter, 'createdAt' | 'sentAt'>

const shownInMailbox = 100

/** Every mail the shop wrote, kept; `write` under an id that exists changes nothing, so that a repeated message writes once. */
export const makeMailStore = (db: Db) => ({
  write: async (letter: NewLetter): Promise<'written' | 'already-sent'> => {
    await db
      .insert(mail)
      .values({ ...letter, createdAt: new Date() })
      .onConflictDoNothing()
    const [row] = await db.select({ sentAt: mail.sentAt }).from(mail).where(eq(mail.id, letter.id))
    return row?.sentAt ? 'already-sent' : 'written'
  },

  markSent: async (id: string) => {
    await db
      .update(mail)
      .set({ sentAt: sql`now()` })
      .where(sql`${eq(mail.id, id)} and ${isNull(mail.sentAt)}`)
  },

  latest: (): Promise<readonly Letter[]> =>
    db.select().from(mail).orderBy(desc(mail.createdAt)).limit(shownInMailbox),

  read: async (id: string): Promise<Letter | undefined> => {
    const [row] = await db.select().from(mail).where(sql`${mail.id}::text = ${id}`)
    return row
  },
})

export type MailStore = ReturnType<typeof makeMailStore>
