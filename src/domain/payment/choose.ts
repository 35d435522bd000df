import { ok, type Result, refuse } from '#domain/result.ts'
import type { DisabledReason } from './availability.ts'
import type { PaymentMethodId } from './method.ts'
import type { PaymentRow } from './rows.ts'

export type PaymentRefusal =
  | { readonly kind: 'not-offered' }
  | { readonly kind: 'greyed'; readonly reason: DisabledReason }

/** The page and the placing of an order check the same rows. A group is chosen by one of its children. */
export function choosePayment(
  method: PaymentMethodId,
  rows: readonly PaymentRow[],
): Result<PaymentRow, PaymentRefusal> {
  const row = payableRows(rows).find(({ type }) => type === method)
  if (!row) return refuse({ kind: 'not-offered' })
  if (row.availability.kind === 'open') return ok(row)
  const { reason } = row.availability
  // Such a row is shown, but not offered (Spec 9.2).
  return refuse(
    reason.kind === 'personal-only' ? { kind: 'not-offered' } : { kind: 'greyed', reason },
  )
}

function payableRows(rows: readonly PaymentRow[]): PaymentRow[] {
  return rows.flatMap(row => (row.children.length > 0 ? [...row.children] : [row]))
}
