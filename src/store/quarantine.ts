import pg from 'pg'
import type { OutboxTopic } from './outbox-topic.ts'
import { rowsOf, type Sql, type Statement } from './transaction.ts'

/**
 * Since when a restored database has been in quarantine, kept as the comment of the table of messages; `undefined` if it
 * is not.
 */
export function readQuarantine(url: string): Promise<string | undefined> {
  return withClient(url, async client => {
    const { rows } = await client.query<{ since: string | null }>(
      `select obj_description(to_regclass('outbox'), 'pg_class') as since`,
    )
    return rows[0]?.since ?? undefined
  })
}

export function beginQuarantine(url: string, now: Date): Promise<void> {
  return withClient(url, async client => {
    await client.query(`comment on table outbox is ${pg.escapeLiteral(now.toISOString())}`)
    await client.query('analyze')
  })
}

/** Throws if the database has tables. */
export function requireEmptyDatabase(url: string): Promise<void> {
  return withClient(url, async client => {
    const { rowCount } = await client.query(
      `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
    )
    if (rowCount)
      throw new Error('The database is not empty: a backup is restored into a new one only.')
  })
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** What would leave the shop once it is released. */
export type Waiting = {
  readonly what: 'message' | 'payment' | 'refund' | 'payout'
  /** The topic or the state. */
  readonly kind: string
  readonly count: number
  readonly oldest: Date
}

const waiting: Statement = {
  name: 'quarantine-waiting',
  text: `select 'message' as what, topic as kind, count(*)::int as count, min(created_at) as oldest
      from outbox where sent_at is null group by topic
    union all select 'payment', state, count(*)::int, min(created_at) from payment
      where state in ('created', 'action-required', 'pending-review', 'authorized') group by state
    union all select 'refund', state, count(*)::int, min(created_at) from refund
      where state in ('approved', 'submitted') group by state
    union all select 'payout', state, count(*)::int, min(created_at) from payout
      where state in ('due', 'sent') group by state
    order by what, kind`,
}

/** Messages to people: most of them had been sent when the backup was used. */
const topicsToPeople: readonly OutboxTopic[] = ['mail-written', 'identity-letter', 'sms']

const dropMails: Statement = {
  name: 'quarantine-drop-mails',
  text: `update outbox set sent_at = now(), last_error = 'dropped when the shop was restored'
    where sent_at is null and topic = any($1::text[]) returning id`,
}

export function listWaiting(sql: Sql): Promise<readonly Waiting[]> {
  return rowsOf<Waiting>(sql, waiting, [])
}

/** As many orders as no shop takes between two backups. */
const skippedNumbers = 10_000

/** What was ordered or traded in after the backup has numbers that providers know: they are not given again. */
const skipNumbers: Statement = {
  name: 'quarantine-skip-numbers',
  text: `select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + $1)
    from pg_sequences where schemaname = 'public' and sequencename ~ '^(order|sale)_serial_'`,
}

/** Ends the quarantine; with `drop` without the messages to people that wait. Returns how many were dropped. */
export async function endQuarantine(pool: Sql, mails: 'send' | 'drop'): Promise<number> {
  const dropped = mails === 'drop' ? await rowsOf(pool, dropMails, [topicsToPeople]) : []
  await rowsOf(pool, skipNumbers, [skippedNumbers])
  await pool.query({ text: 'comment on table outbox is null' })
  return dropped.length
}
