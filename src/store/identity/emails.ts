import type { OutboxTopic } from '../outbox-topic.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** A message for the outbox. */
export type EmailToWrite = {
  readonly topic: OutboxTopic
  readonly payload: Readonly<Record<string, unknown>>
}

export async function writeEmail(sql: Sql, { topic, payload }: EmailToWrite) {
  await rowsOf(sql, write, [topic, JSON.stringify(payload)])
}

const write: Statement = {
  name: 'identity-letter-write',
  text: `insert into outbox (id, topic, payload, created_at, next_attempt_at)
    values (gen_random_uuid(), $1, $2, now(), now())`,
}
