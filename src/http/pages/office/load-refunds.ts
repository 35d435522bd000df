import { accountFormSchema, itemReasonFormSchema } from '#contract/office-form.ts'
import type { Schema } from '#contract/schema.ts'
import { maskedIban } from '#domain/field/patterns/iban.ts'
import { type RefundState, refundStates } from '#domain/order/refund-state.ts'
import { ok, type Result } from '#domain/result.ts'
import { actorOf } from '#domain/staff/actor.ts'
import { giveRefundAccount } from '#services/payment/refund-account.ts'
import { decideRefund } from '#services/payment/request-refund.ts'
import { findRefundOf, listOfficeRefunds } from '#services/staff/office-refunds.ts'
import { listRequestOf } from './list-request.ts'
import { type OfficeRequest, officeForm, onOfficeForms, onOfficePage } from './office-page.ts'

const views: Readonly<Record<string, readonly RefundState[]>> = {
  'to-approve': ['requested'],
  'to-transfer': ['submitted', 'awaiting-iban'],
  all: refundStates,
}

export const loadOfficeRefunds = onOfficePage('refunds', async request => {
  const { view, ...list } = listRequestOf(request, views, 'to-approve')
  return { view, ...list.shown, ...(await listOfficeRefunds(request.ctx, list)) }
})

function form<T extends { readonly item: string }>(
  schema: Schema<T>,
  act: (request: OfficeRequest, sent: T) => Promise<Result<unknown, { readonly kind: string }>>,
  kept?: (sent: T) => unknown,
) {
  return officeForm({
    schema,
    ...(kept && { kept }),
    subjectOf: async ({ ctx, markets }, { item }) => {
      const refund = await findRefundOf(ctx, markets, item)
      return refund && { subject: `order ${refund.orderNumber}`, market: refund.market }
    },
    act: async (request, sent) => {
      const done = await act(request, sent)
      return done.ok ? ok({ after: { refund: sent.item } }) : done
    },
  })
}

type Decision = Parameters<typeof decideRefund>[1]['by']

function decision(by: Decision) {
  return form(itemReasonFormSchema, ({ ctx, staff }, { item, reason }) =>
    decideRefund(ctx, { refundId: item, by, reason, actor: actorOf(staff) }),
  )
}

export const sendOfficeRefunds = onOfficeForms('refunds', {
  'approve-refund': decision('approve'),
  'refund-arrived': decision('succeed'),
  'refund-failed': decision('fail'),
  'enter-refund-account': form(
    accountFormSchema,
    ({ ctx }, { item, iban, holder }) => giveRefundAccount(ctx, item, { iban, holder }),
    ({ item, iban }) => ({ item, iban: maskedIban(iban) }),
  ),
})
