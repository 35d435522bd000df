import type { Market } from '#domain/market/market.ts'
import { fromMinor } from '#domain/money/currency.ts'
import type { Currency, Money } from '#domain/money/money.ts'
import { writeInvoiceNumber } from '#domain/order/invoice-number.ts'
import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import type { OrderState } from '#domain/order/order-state.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import { refundableMinor } from '#domain/order/refund-state.ts'
import { listInvoicesOfOrder } from '#store/invoice/invoices.ts'
import { readOrderByNumber } from '#store/order/read-order.ts'
import { listPaidPayments, listRefundsOfOrder } from '#store/payment/refunds.ts'
import { listNotes, type StaffNote } from '#store/staff/notes.ts'
import {
  listEmailsOfOrder,
  listReportedEvents,
  type ReportedEvent,
  type SentEmail,
} from '#store/staff/order-changes.ts'
import {
  findHold,
  findLabel,
  findOrderOfParcel,
  type HistoryStep,
  listHistory,
  listParcels,
  listPayments,
  listUnitsOfParcel,
  type OfficeParcel,
  type OfficePayment,
} from '#store/staff/order-facts.ts'
import { listRefundsOfOrderForStaff, type StaffRefund } from '#store/staff/refunds.ts'
import { type ListedOrder, listOrders } from '#store/staff/work-lists.ts'
import type { Context } from '../context.ts'
import { readPlacedOrder } from '../order/view-order.ts'
import { type DeviceNumber, openDeviceNumber } from './device-number.ts'
import { type ListRequest, type Page, pageOf, rowsPerPage } from './view-work.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'settings' | 'isDemo'>

export type OfficeOrder = {
  readonly order: OrderView
  readonly parcels: readonly (OfficeParcel & {
    /** The devices that belong into it. */
    readonly devices: readonly ({ readonly title: string } & DeviceNumber)[]
  })[]
  readonly payments: readonly OfficePayment[]
  readonly history: readonly HistoryStep[]
  /** Why it is not sent, if a payment of it was undone. */
  readonly heldFor: string | undefined
  readonly refunds: readonly StaffRefund[]
  /** What can still go back; `undefined` if nothing was paid. */
  readonly refundable: Money | undefined
  readonly invoices: readonly { readonly id: string; readonly printed: string }[]
  readonly notes: readonly StaffNote[]
  readonly emails: readonly SentEmail[]
  readonly events: readonly ReportedEvent[]
}

export async function listOfficeOrders(
  { sql }: Pick<Ctx, 'sql'>,
  request: ListRequest<OrderState>,
): Promise<Page<ListedOrder>> {
  const rows = await listOrders(sql, { ...request, limit: rowsPerPage + 1 })
  return pageOf(rows, ({ number }) => number)
}

/** `undefined` for an order of another market as for a missing one. */
export async function viewOfficeOrder(
  ctx: Ctx,
  markets: readonly Market[],
  typed: string,
): Promise<OfficeOrder | undefined> {
  const id = await findOfficeOrder(ctx, markets, typed)
  const placed = id && (await readPlacedOrder(ctx, id))
  if (!placed) return undefined
  return {
    order: placed.view,
    parcels: await parcelsOf(ctx, placed.id),
    payments: await listPayments(ctx.sql, placed.id),
    history: await listHistory(ctx.sql, 'order', placed.id),
    heldFor: await findHold(ctx.sql, placed.id),
    refunds: await listRefundsOfOrderForStaff(ctx.sql, placed.id),
    refundable: await refundableOf(ctx, placed.id, placed.view.totals.total.currency),
    invoices: (await listInvoicesOfOrder(ctx.sql, placed.id)).map(invoice => ({
      id: invoice.id,
      printed: writeInvoiceNumber(invoice),
    })),
    notes: await listNotes(ctx.sql, placed),
    emails: await listEmailsOfOrder(ctx.sql, placed.id),
    events: await listReportedEvents(ctx.sql, placed.id),
  }
}

/** What can still go back of an order; `undefined` if nothing was paid, or it is not theirs. */
export async function findRefundable(
  ctx: Ctx,
  markets: readonly Market[],
  typed: string,
): Promise<Money | undefined> {
  const order = await viewOfficeOrder(ctx, markets, typed)
  return order?.refundable
}

async function refundableOf({ sql }: Pick<Ctx, 'sql'>, orderId: string, currency: Currency) {
  const paid = await listPaidPayments(sql, orderId)
  if (paid.length === 0) return undefined
  const refunds = await listRefundsOfOrder(sql, orderId)
  const left = paid.map(({ id, amountMinor }) =>
    refundableMinor(
      amountMinor,
      refunds.filter(({ paymentId }) => paymentId === id),
    ),
  )
  return fromMinor(
    left.reduce((sum, each) => sum + each, 0),
    currency,
  )
}

async function parcelsOf(ctx: Ctx, orderId: string) {
  const parcels: OfficeOrder['parcels'][number][] = []
  for (const parcel of await listParcels(ctx.sql, orderId)) {
    const units = await listUnitsOfParcel(ctx.sql, parcel.id)
    const devices = units.map(({ title, sealed }) => ({ title, ...openDeviceNumber(ctx, sealed) }))
    parcels.push({ ...parcel, devices })
  }
  return parcels
}

/** The id of an order; `undefined` for one of another market as for a missing one. */
export async function findOfficeOrder(
  { sql }: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  typed: string,
) {
  const parsed = parseOrderNumber(typed)
  if (!parsed || !markets.includes(parsed.market)) return undefined
  return (await readOrderByNumber(sql, toOrderNumber(parsed.market, parsed.serial)))?.id
}

/** The label of a parcel of this order. */
export async function openOfficeLabel(
  ctx: Ctx,
  markets: readonly Market[],
  orderNumber: string,
  parcelId: string,
): Promise<Buffer | undefined> {
  if (!(await isParcelOf(ctx, markets, orderNumber, parcelId))) return undefined
  return findLabel(ctx.sql, parcelId)
}

export async function isParcelOf(
  ctx: Ctx,
  markets: readonly Market[],
  orderNumber: string,
  parcelId: string,
): Promise<boolean> {
  const parsed = parseOrderNumber(orderNumber)
  if (!parsed || !markets.includes(parsed.market)) return false
  const owner = await findOrderOfParcel(ctx.sql, parcelId)
  return owner === toOrderNumber(parsed.market, parsed.serial)
}
