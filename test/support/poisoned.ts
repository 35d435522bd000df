import { randomBytes } from 'node:crypto'

type Rows = <Row extends object>(sql: string, ...values: unknown[]) => Promise<readonly Row[]>

/**
 * Makes every write to one row fail, like a value the database cannot accept; `column` identifies the row.
 * Returns a function that removes the failure.
 */
export async function poison(rows: Rows, table: string, column: string, id: string) {
  const name = `poison_${randomBytes(4).toString('hex')}`
  await rows(`create or replace function poisoned() returns trigger language plpgsql as
    $$ begin raise exception 'poisoned'; end $$`)
  await rows(`create trigger ${name} before insert or update on ${table}
    for each row when (new.${column} = '${id}') execute function poisoned()`)
  return async () => {
    await rows(`drop trigger ${name} on ${table}`)
  }
}

/** The items that a job could not process, with the number of attempts. */
export async function failingOf(rows: Rows, job: string) {
  return rows<{ item: string; tries: number }>(
    'select item, tries from failing_item where job = $1 order by since',
    job,
  )
}
