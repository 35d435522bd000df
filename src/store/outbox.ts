import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import type { OutboxTopic } from './outbox-topic.ts'
import { rowsOf, type Sql, type Statement } from './transaction.ts'

/** `payload` is what the transaction wrote; `attempts` includes this attempt. */
export type Message = {
  readonly id: string
  readonly topic: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly attempts: number
}

const message: Statement = {
  name: 'outbox-insert',
  text: `insert into outbox (id, topic, payload, created_at, next_attempt_at, attempts)
    values (gen_random_uuid(), $1, $2, $3, $3, 0)`,
}

/** Writes a message in the transaction of what it is about. */
export function insertMessage(
  tx: Sql,
  topic: OutboxTopic,
  payload: Readonly<Record<string, unknown>>,
  at: Date,
) {
  return rowsOf(tx, message, [topic, JSON.stringify(payload), at])
}

const leaseSeconds = 60

/** Claims due messages for a minute; `topic`: only messages of this topic. */
export async function claimMessages(
  db: Db,
  limit: number,
  topic?: OutboxTopic,
): Promise<readonly Message[]> {
  const ofTopic = topic === undefined ? sql`` : sql`and topic = ${topic}`
  const { rows } = await db.execute<Message>(sql`
      update outbox set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
      where id in (
        select id from outbox where sent_at is null and next_attempt_at <= now() ${ofTopic}
        order by next_attempt_at limit ${limit} for update skip locked
      )
      returning id, topic, payload, attempts`)
  return rows
}

/**
 * Writes follow-up messages with the same payload, for now or for a due date; each is written once, however often the
 * message is delivered.
 */
export async function insertFollowUps(
  db: Db,
  { id, payload }: Message,
  topics: readonly OutboxTopic[],
  dueAt = new Date(),
) {
  for (const topic of topics)
    await db.execute(sql`
        insert into outbox (id, topic, payload, created_at, next_attempt_at, attempts)
        values (md5(${`${id} ${topic}`})::uuid, ${topic}, ${JSON.stringify(payload)}, now(), ${dueAt}, 0)
        on conflict (id) do nothing`)
}

export async function markMessageSent(db: Db, id: string) {
  await db.execute(sql`update outbox set sent_at = now(), last_error = null where id = ${id}`)
}

export async function markMessageFailed(db: Db, id: string, error: string, retryInSeconds: number) {
  await db.execute(sql`
      update outbox set last_error = ${error.slice(0, 500)}, next_attempt_at = now() + make_interval(secs => ${retryInSeconds})
      where id = ${id}`)
}
