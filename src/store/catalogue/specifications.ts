import type { Specification } from '#domain/device/specification.ts'
import { noteRead } from '../cache/reads.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** The specifications of models, by model id. */
export async function listSpecifications(
  sql: Sql,
  modelIds: readonly string[],
): Promise<ReadonlyMap<string, Specification>> {
  noteRead('catalogue')
  const rows = await rowsOf<{ id: string; specification: Specification }>(sql, byModel, [modelIds])
  return new Map(rows.map(({ id, specification }) => [id, specification]))
}

const byModel: Statement = {
  name: 'specifications-by-model',
  text: 'select id, specification from model where id = any($1::text[])',
}
