import type { Market } from '#domain/market/market.ts'
import type { Result } from '#domain/result.ts'
import type { Staff } from '#domain/staff/staff.ts'
import { endAuditEntry, insertAuditEntry } from '#store/staff/audit.ts'
import type { Context } from '../context.ts'

/** An action of a staff member as the trail names it. */
export type Audited = {
  /** `undefined` for the shop's own commands. */
  readonly staff: Pick<Staff, 'id' | 'name'> | undefined
  readonly action: string
  readonly subject: string
  readonly market: Market | undefined
  readonly reason?: string | undefined
  readonly after?: unknown
  readonly requestId?: string | undefined
}

/** Runs an action and writes it into the audit trail: before it begins, and how it ended. */
export async function audited<T, Refusal extends { readonly kind: string }>(
  ctx: Pick<Context, 'sql' | 'clock'>,
  { staff, ...entry }: Audited,
  act: () => Promise<Result<T, Refusal>>,
  /** What the action changed, if that is more than what was asked for. */
  changeOf: (value: T) => { readonly before?: unknown; readonly after?: unknown } = () => ({}),
): Promise<Result<T, Refusal>> {
  const actor = staff?.name ?? 'command line'
  const id = await insertAuditEntry(ctx.sql, ctx.clock(), { ...entry, staffId: staff?.id, actor })
  const result = await act()
  await endAuditEntry(ctx.sql, id, {
    outcome: result.ok ? 'done' : result.refusal.kind,
    ...(result.ok && changeOf(result.value)),
  })
  return result
}
