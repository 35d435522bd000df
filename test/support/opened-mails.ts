import type pg from 'pg'
import { createSeal } from '#store/seal.ts'
import { openBody } from '#store/sealed-email.ts'

type StoredEmail = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly sent_at: Date | null
}

export type OpenedMail = StoredEmail & { readonly html: string; readonly plain: string }

/** The shop's emails, decrypted, in the order they were written; `where` is SQL. */
export async function openedMails(
  pool: pg.Pool,
  where = 'true',
  values: readonly unknown[] = [],
  secret = 'a secret of the tests',
): Promise<readonly OpenedMail[]> {
  const { rows } = await pool.query<StoredEmail & { readonly body_sealed: string }>(
    `select id, recipient, subject, sent_at, body_sealed from mail where ${where} order by created_at, recipient`,
    [...values],
  )
  const seal = createSeal(secret)
  return rows.map(({ body_sealed, ...mail }) => ({ ...mail, ...openBody(seal, body_sealed) }))
}
