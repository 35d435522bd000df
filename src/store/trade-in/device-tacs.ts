import type { DeviceType } from '#domain/device/device.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type TacModel = { readonly id: string; readonly title: string; readonly type: DeviceType }
export type TacRow = { readonly tac: string; readonly modelId: string }

const modelOf: Statement = {
  name: 'tac-model',
  text: `select m.id, m.brand || ' ' || m.name as title, m.type from device_tac t join model m on m.id = t.model_id
    where t.tac = $1`,
}

const modelById: Statement = {
  name: 'tac-model-by-id',
  text: `select id, brand || ' ' || name as title, type from model where id = $1`,
}

const rowsOfTacs: Statement = {
  name: 'tac-rows',
  text: 'select tac, model_id as "modelId" from device_tac where tac = any($1::text[])',
}

const write: Statement = {
  name: 'tac-write',
  text: `insert into device_tac (tac, model_id)
    select tac, "modelId" from jsonb_to_recordset($1::jsonb) as each (tac text, "modelId" text)
    on conflict (tac) do update set model_id = excluded.model_id`,
}

export async function findModelOfTac(sql: Sql, tac: string) {
  return (await rowsOf<TacModel>(sql, modelOf, [tac]))[0]
}

export async function findTacModel(sql: Sql, id: string) {
  return (await rowsOf<TacModel>(sql, modelById, [id]))[0]
}

export function listKnownTacs(sql: Sql, tacs: readonly string[]): Promise<readonly TacRow[]> {
  return rowsOf<TacRow>(sql, rowsOfTacs, [tacs])
}

export async function insertTacs(tx: Sql, rows: readonly TacRow[]): Promise<void> {
  if (rows.length > 0) await rowsOf(tx, write, [JSON.stringify(rows)])
}
