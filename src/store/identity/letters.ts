import { type Runner, rowsOf, type Statement } from '../transaction.ts'

/** A message for the outbox. */
export type LetterToWrite = {
  readonly topic: string
  readonly payload: Readonly<Record<string, unknown>>
}

export async function writeLetter(runner: Runner, { topic, payload }: LetterToWrite) {
  await rowsOf(runner, write, [topic, JSON.stringify(payload)])
}

const write: Statement = {
  name: 'identity-letter-write',
  text: `insert into outbox (id, topic, payload, created_at, next_attempt_at)
    values (gen_random_uuid(), $1, $2, now(), now())`,
}
