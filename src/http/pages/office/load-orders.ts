import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import {
  itemFormSchema,
  noteFormSchema,
  packFormSchema,
  parcelFormSchema,
  reasonFormSchema,
  recipientFormSchema,
  refundFormSchema,
  replaceUnitFormSchema,
} from '#contract/office-form.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'
import { parseOrderNumber } from '#domain/order/number.ts'
import { type OrderState, orderStates } from '#domain/order/order-state.ts'
import { ok, refuse } from '#domain/result.ts'
import { actorOf } from '#domain/staff/actor.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { cancelByStaff } from '#services/payment/cancel-confirmed.ts'
import { requestRefund } from '#services/payment/request-refund.ts'
import { releaseOrder } from '#services/payment/reversals.ts'
import { moveShipment } from '#services/shipment/move-shipment.ts'
import { addNote } from '#services/staff/add-note.ts'
import { changeRecipient, resendEmail } from '#services/staff/change-order.ts'
import { findAnything } from '#services/staff/find-anything.ts'
import {
  findOfficeOrder,
  findRefundable,
  isParcelOf,
  listOfficeOrders,
  viewOfficeOrder,
} from '#services/staff/office-order.ts'
import { packParcel } from '#services/staff/pack-parcel.ts'
import { replaceUnit } from '#services/stock/replace-unit.ts'
import { notFound, personal } from '../page-request.ts'
import { listRequestOf } from './list-request.ts'
import { formsAbout, officeForm, onOfficeForms, onOfficePage } from './office-page.ts'

const views: Readonly<Record<string, readonly OrderState[]>> = {
  'to-ship': ['confirmed'],
  waiting: ['awaiting-payment', 'awaiting-trade-in'],
  all: orderStates,
}

export const loadOfficeOrders = onOfficePage('orders', async request => {
  const { view, ...list } = listRequestOf(request, views, 'to-ship')
  return { view, ...list.shown, ...(await listOfficeOrders(request.ctx, list)) }
})

export const loadOfficeOrder = onOfficePage('order', async ({ ctx, markets, parameter }) => {
  const order = await viewOfficeOrder(ctx, markets, parameter)
  if (!order) throw notFound()
  return { ...order, newKey: randomUUID() }
})

/** One hit opens what was found. */
export const loadOfficeFind = onOfficePage('find', async ({ ctx, staff, query }) => {
  const typed = query.get('q') ?? ''
  const found = await findAnything(ctx, staff, typed)
  const [only, ...others] = found
  if (only && others.length === 0)
    throw redirect(officeUrl(only.kind, only.number), { headers: personal })
  return { typed, found }
})

const moveParcel = officeForm({
  schema: parcelFormSchema,
  subjectOf: async ({ ctx, markets, parameter }, { item }) =>
    (await isParcelOf(ctx, markets, parameter, item)) ? aboutOrder(parameter) : undefined,
  act: async ({ ctx, staff }, { item, move, reason }) => {
    const moved = await moveShipment(ctx, {
      shipmentId: item,
      by: move,
      actor: actorOf(staff),
      reason,
      isPackChecked: true,
    })
    return moved.ok ? ok({ after: { state: moved.value } }) : moved
  },
})

const pack = officeForm({
  schema: packFormSchema,
  lists: ['scanned'],
  subjectOf: async ({ ctx, markets, parameter }, { item }) =>
    (await isParcelOf(ctx, markets, parameter, item)) ? aboutOrder(parameter) : undefined,
  act: async ({ ctx }, { item, scanned }) => {
    const packed = await packParcel(ctx, item, scanned)
    return packed.ok ? ok(undefined) : packed
  },
})

const release = officeForm({
  schema: reasonFormSchema,
  subjectOf: async ({ parameter }) => aboutOrder(parameter),
  act: async ({ ctx, staff, parameter }, { reason }) => {
    const released = await releaseOrder(ctx, parameter, { actor: actorOf(staff), reason })
    return released.ok ? ok(undefined) : released
  },
})

/** Waits for somebody who may approve it; empty for everything that is left. */
const refund = officeForm({
  schema: refundFormSchema,
  subjectOf: async ({ parameter }) => aboutOrder(parameter),
  act: async ({ ctx, staff, parameter, markets }, { amount, reason, key }) => {
    const left = await findRefundable(ctx, markets, parameter)
    if (!left) return refuse({ kind: 'not-captured' })
    const typed = amount.trim() === '' ? ok(left) : parseAmount(amount, left.currency)
    if (!typed.ok || typed.value.minor === 0) return refuse({ kind: 'invalid-amount' })
    const request = { orderNumber: parameter, amountMinor: typed.value.minor, reason }
    const asked = await requestRefund(ctx, { ...request, actor: actorOf(staff) }, `office-${key}`)
    return asked.ok ? ok({ after: { minor: typed.value.minor } }) : asked
  },
})

/** A form about the whole order. */
const ofOrder = formsAbout(
  async ({ ctx, markets, parameter }) => {
    const id = await findOfficeOrder(ctx, markets, parameter)
    const about = aboutOrder(parameter)
    return id === undefined || !about ? undefined : { id, ...about }
  },
  ({ subject, market }) => ({ subject, market }),
)

const cancel = ofOrder(reasonFormSchema, ({ ctx, staff }, { id }, { reason }) =>
  cancelByStaff(ctx, id, { actor: actorOf(staff), reason }),
)

/** The trail names customers by their order: neither a recipient nor a note stands in it. */
const recipient = ofOrder(
  recipientFormSchema,
  ({ ctx }, { id }, { reason: _, ...typed }) => changeRecipient(ctx, id, typed),
  undefined,
  { kept: ({ reason }) => ({ reason }) },
)

const resend = ofOrder(itemFormSchema, ({ ctx }, { id }, { item }) => resendEmail(ctx, id, item))

const note = ofOrder(
  noteFormSchema,
  async ({ ctx, staff }, { id }, { text }) =>
    ok(await addNote(ctx, { kind: 'order', id }, staff, text)),
  undefined,
  { kept: ({ text }) => ({ characters: text.length }) },
)

function aboutOrder(number: string) {
  const parsed = parseOrderNumber(number)
  return parsed && { subject: `order ${number}`, market: parsed.market }
}

const replace = ofOrder(
  replaceUnitFormSchema,
  ({ ctx, staff }, { id }, { item: position, reason }) =>
    replaceUnit(ctx, id, position, { actor: actorOf(staff), reason }),
)

export const sendOfficeOrder = onOfficeForms('order', {
  'replace-unit': replace,
  'pack-parcel': pack,
  'move-parcel': moveParcel,
  'release-order': release,
  'request-refund': refund,
  'cancel-order': cancel,
  'change-recipient': recipient,
  'resend-email': resend,
  'note-on-order': note,
})
