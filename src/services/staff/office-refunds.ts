import { maskedIban } from '#domain/field/patterns/iban.ts'
import { isUuid } from '#domain/is-uuid.ts'
import type { Market } from '#domain/market/market.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import { findRefundAccount } from '#store/payment/refunds.ts'
import { findStaffRefund, listStaffRefunds, type StaffRefund } from '#store/staff/refunds.ts'
import type { Context } from '../context.ts'
import { type ListRequest, type Page, pageOf, rowsPerPage } from './view-work.ts'

type Ctx = Pick<Context, 'sql' | 'keys'>

/** `account`: where a transfer goes; its number only while a person has to type it into the bank. */
export type OfficeRefund = StaffRefund & { readonly account: BankAccount | undefined }

export async function listOfficeRefunds(
  ctx: Ctx,
  { after, ...request }: ListRequest<RefundState>,
): Promise<Page<OfficeRefund>> {
  const from = after !== undefined && isUuid(after) ? after : undefined
  const rows = await listStaffRefunds(ctx.sql, { ...request, after: from, limit: rowsPerPage + 1 })
  const page = pageOf(rows, ({ id }) => id)
  return { ...page, rows: await Promise.all(page.rows.map(row => withAccount(ctx, row))) }
}

async function withAccount({ sql, keys }: Ctx, refund: StaffRefund): Promise<OfficeRefund> {
  const stored = refund.hasAccount ? await findRefundAccount(sql, refund.id) : undefined
  if (!stored) return { ...refund, account: undefined }
  const iban = keys.seal.open(stored.iban)
  const shown = refund.state === 'submitted' ? iban : maskedIban(iban)
  return { ...refund, account: { iban: shown, holder: keys.seal.open(stored.holder) } }
}

export async function findRefundOf(
  { sql }: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  id: string,
): Promise<StaffRefund | undefined> {
  const refund = isUuid(id) ? await findStaffRefund(sql, id) : undefined
  return refund && markets.includes(refund.market) ? refund : undefined
}
