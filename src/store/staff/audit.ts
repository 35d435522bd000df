import type { Market } from '#domain/market/market.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type NewAuditEntry = {
  readonly staffId: string | undefined
  readonly actor: string
  readonly action: string
  /** What it was done to: the kind and its number, such as 'order RO000000014'. */
  readonly subject: string
  /** `undefined` for what belongs to no market. */
  readonly market: Market | undefined
  readonly reason?: string | undefined
  /** What was asked for. */
  readonly after?: unknown
  readonly requestId?: string | undefined
}

/** How an action ended: 'done', or the kind of its refusal. */
export type AuditOutcome = {
  readonly outcome: string
  readonly before?: unknown
  readonly after?: unknown
}

export type AuditEntry = {
  readonly id: number
  readonly at: Date
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly market: Market | null
  readonly reason: string | null
  readonly before: unknown
  readonly after: unknown
  readonly outcome: string | null
}

export type AuditFilter = {
  /** Entries of these markets, and those of no market. */
  readonly markets: readonly Market[]
  readonly staffId?: string | undefined
  readonly subject?: string | undefined
  readonly action?: string | undefined
  /** The name of who did it. */
  readonly actor?: string | undefined
  /** Older than the entry with this id. */
  readonly before?: number | undefined
}

const add: Statement = {
  name: 'audit-add',
  text: `insert into audit_entry (at, staff_id, actor, action, subject, market, reason, after, request_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id::float8 as id`,
}

const end: Statement = {
  name: 'audit-end',
  text: `update audit_entry set outcome = $2, before = $3, after = coalesce($4, after)
    where id = $1 and outcome is null`,
}

const filters = {
  staffId: 'staff_id = ?::uuid',
  subject: 'subject = ?',
  before: 'id < ?::bigint',
  action: 'action = ?',
  actor: 'actor = ?',
} as const
type FilterName = keyof typeof filters

/** With the conditions that are asked for, and no others: each of them has its index. */
function newest(names: readonly FilterName[]): Statement {
  const conditions = names.map((name, at) => ` and ${filters[name].replace('?', `$${at + 3}`)}`)
  return {
    name: ['audit-newest', ...names].join('-'),
    text: `select id::float8 as id, at, actor, action, subject, market, reason, before, after, outcome from audit_entry
    where (market = any($1::text[]) or market is null)${conditions.join('')}
    order by audit_entry.id desc limit $2`,
  }
}

/** Written before the action, so that none is missing; returns its id. */
export async function insertAuditEntry(sql: Sql, at: Date, entry: NewAuditEntry): Promise<number> {
  const { staffId, actor, action, subject, market, reason, after, requestId } = entry
  const [row] = await rowsOf<{ id: number }>(sql, add, [
    at,
    staffId ?? null,
    actor,
    action,
    subject,
    market ?? null,
    reason ?? null,
    jsonOf(after),
    requestId ?? null,
  ])
  return row?.id ?? 0
}

export function endAuditEntry(sql: Sql, id: number, { outcome, before, after }: AuditOutcome) {
  return rowsOf(sql, end, [id, outcome, jsonOf(before), jsonOf(after)])
}

function jsonOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value)
}

/** Newest first. */
export function listAuditEntries(
  sql: Sql,
  { markets, ...asked }: AuditFilter,
  limit: number,
): Promise<readonly AuditEntry[]> {
  const names = (Object.keys(filters) as FilterName[]).filter(name => asked[name] !== undefined)
  return rowsOf<AuditEntry>(sql, newest(names), [markets, limit, ...names.map(name => asked[name])])
}
