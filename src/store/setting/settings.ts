import type { Market } from '#domain/market/market.ts'
import type { SettingChange } from '#domain/setting/change-settings.ts'
import type { ChangedSection } from '#domain/setting/setting-fields.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** A change of one section of a market's settings, as staff made it. */
export type StoredSettingChange = {
  readonly id: number
  readonly at: Date
  readonly actor: string
  readonly reason: string
  readonly section: ChangedSection
  readonly changes: readonly SettingChange[]
  /** The change that it undoes. */
  readonly undoes: number | null
}

export type NewSettingChange = Omit<StoredSettingChange, 'id'> & { readonly market: Market }

const columns = 'id::float8 as id, at, actor, reason, section, changes, undoes::float8 as undoes'

const add: Statement = {
  name: 'setting-change-add',
  text: `insert into setting_change (market, at, actor, reason, section, changes, undoes)
    values ($1, $2, $3, $4, $5, $6, $7)`,
}

const newest: Statement = {
  name: 'setting-changes',
  text: `select ${columns} from setting_change where market = $1 and section = any($2) and ($4::text[] is null
      or exists (select from jsonb_array_elements(changes) as change where change ->> 'field' = any($4)))
    order by id desc limit $3`,
}

const one: Statement = {
  name: 'setting-change',
  text: `select ${columns} from setting_change where market = $1 and id = $2`,
}

/** Any write gives a row another `xmin`, so the text differs after it. */
const state: Statement = {
  name: 'setting-state',
  text: `select coalesce(string_agg(market || ' ' || key || ' ' || xmin::text, ',' order by market, key), '') as state
    from setting`,
}

export function insertSettingChange(tx: Sql, change: NewSettingChange) {
  const { market, at, actor, reason, section, changes, undoes } = change
  return rowsOf(tx, add, [market, at, actor, reason, section, JSON.stringify(changes), undoes])
}

/** Newest first, of some sections: all of them, or those that changed one of the `fields`. */
export function listSettingChanges(
  sql: Sql,
  market: Market,
  sections: readonly ChangedSection[],
  limit: number,
  fields?: readonly string[],
): Promise<readonly StoredSettingChange[]> {
  return rowsOf<StoredSettingChange>(sql, newest, [market, sections, limit, fields ?? null])
}

export async function findSettingChange(
  sql: Sql,
  market: Market,
  id: number,
): Promise<StoredSettingChange | undefined> {
  return (await rowsOf<StoredSettingChange>(sql, one, [market, id]))[0]
}

/** A text that differs after any write to the settings. */
export async function readSettingState(sql: Sql): Promise<string> {
  return (await rowsOf<{ state: string }>(sql, state, []))[0]?.state ?? ''
}
