import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { createSeal } from '#store/seal.ts'
import { openBody } from '#store/sealed-email.ts'

/** Rows in the running shop's own database: browser tests check results here, not only on the screen. */
export async function shopRows<Row extends pg.QueryResultRow>(
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(sql, [...values])
    return rows
  } finally {
    await client.end()
  }
}

type StoredEmail = { readonly id: string; readonly recipient: string; readonly subject: string }

/** Emails of the running shop, decrypted with the key next to its database; `where` is SQL. */
export async function shopMails(where: string, values: readonly unknown[]) {
  const rows = await shopRows<StoredEmail & { readonly body_sealed: string }>(
    `select id, recipient, subject, body_sealed from mail where ${where}`,
    values,
  )
  const seal = createSeal(readFileSync(join(folder(), 'secret'), 'utf8').trim())
  return rows.map(({ body_sealed, ...mail }) => ({ ...mail, ...openBody(seal, body_sealed) }))
}

/** In demo mode the shop stores its database's URL in its folder. */
function databaseUrl() {
  return readFileSync(join(folder(), 'database-url'), 'utf8').trim()
}

function folder() {
  const named = process.env.KINTSU_E2E_DIR
  if (!named) throw new Error('KINTSU_E2E_DIR is not set: run browser tests with npm run e2e.')
  return named
}
