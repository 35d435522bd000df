import { ok, type Result, refuse } from '../result.ts'
import type { PriceTables } from './price-tables.ts'

/** One number of the tables: its place, such as 'display.light', and its value in whole percent. */
export type TableField = { readonly name: string; readonly value: number }

/** Every number of the tables, in their order. */
export function tableFields(tables: PriceTables): readonly TableField[] {
  return fieldsIn(tables, '')
}

function fieldsIn(part: unknown, prefix: string): readonly TableField[] {
  if (typeof part === 'number') return [{ name: prefix, value: part }]
  return Object.entries(part as Readonly<Record<string, unknown>>).flatMap(([key, inner]) =>
    fieldsIn(inner, prefix === '' ? key : `${prefix}.${key}`),
  )
}

/** Bonuses are above 100: a voucher pays more than a bank transfer. */
const most = 200

/** `field` is the name of the number that cannot be. */
export type TableRefusal =
  | { readonly kind: 'invalid-percent'; readonly field: string }
  | { readonly kind: 'nothing-changed' }

/** The tables with what was typed, by the names of their numbers; what was not typed stays. */
export function changedTables(
  tables: PriceTables,
  typed: Readonly<Record<string, string | undefined>>,
): Result<PriceTables, TableRefusal> {
  const fields = tableFields(tables)
  const wrong = fields.find(({ name }) => typed[name] !== undefined && !isPercent(typed[name]))
  if (wrong) return refuse({ kind: 'invalid-percent', field: wrong.name })
  const isSame = fields.every(
    ({ name, value }) => typed[name] === undefined || Number(typed[name]) === value,
  )
  if (isSame) return refuse({ kind: 'nothing-changed' })
  return ok(withTyped(tables, '', typed) as PriceTables)
}

function isPercent(text: string): boolean {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) <= most
}

function withTyped(
  part: unknown,
  prefix: string,
  typed: Readonly<Record<string, string | undefined>>,
): unknown {
  if (typeof part === 'number') return typed[prefix] === undefined ? part : Number(typed[prefix])
  return Object.fromEntries(
    Object.entries(part as Readonly<Record<string, unknown>>).map(([key, inner]) => [
      key,
      withTyped(inner, prefix === '' ? key : `${prefix}.${key}`, typed),
    ]),
  )
}
