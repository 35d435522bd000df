import { inspectReturnFormSchema, reasonFormSchema } from '#contract/office-form.ts'
import type { Schema } from '#contract/schema.ts'
import { fromMinor } from '#domain/money/currency.ts'
import type { Currency } from '#domain/money/money.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { ReturnLineJudgement } from '#domain/return/return-judgement.ts'
import { type ReturnState, returnStates } from '#domain/return/return-state.ts'
import { actorOf } from '#domain/staff/actor.ts'
import {
  bookReturnBack,
  inspectReturn,
  receiveReturn,
  rejectReturn,
  sendReturnBack,
  settleReturn,
} from '#services/return/move-return.ts'
import {
  findOfficeReturn,
  listOfficeReturns,
  viewOfficeReturn,
} from '#services/staff/office-return.ts'
import { notFound } from '../page-request.ts'
import { listRequestOf } from './list-request.ts'
import {
  type ActResult,
  type OfficeRequest,
  officeForm,
  onOfficeForms,
  onOfficePage,
} from './office-page.ts'

const views: Readonly<Record<string, readonly ReturnState[]>> = {
  'to-do': ['received', 'inspected', 'rejected'],
  coming: ['requested', 'approved', 'in-transit'],
  all: returnStates,
}

export const loadOfficeReturns = onOfficePage('returns', async request => {
  const { view, ...list } = listRequestOf(request, views, 'to-do')
  return { view, ...list.shown, ...(await listOfficeReturns(request.ctx, list)) }
})

export const loadOfficeReturn = onOfficePage('return', async ({ ctx, markets, parameter }) => {
  const found = await viewOfficeReturn(ctx, markets, parameter)
  if (!found) throw notFound()
  return found
})

type Why = { readonly actor: string; readonly reason: string }
type Moved = Promise<Result<ReturnState, { readonly kind: string }>>

function form<T extends { readonly reason: string }>(
  schema: Schema<T>,
  act: (request: OfficeRequest, form: T, why: Why) => Moved,
  lists?: readonly (keyof T & string)[],
) {
  return officeForm({
    schema,
    ...(lists && { lists }),
    subjectOf: async ({ ctx, markets, parameter }) => {
      const stored = await findOfficeReturn(ctx, markets, parameter)
      return stored && { subject: `return ${stored.number}`, market: stored.order.market }
    },
    act: async (request, sent): Promise<ActResult> => {
      const why = { actor: actorOf(request.staff), reason: sent.reason }
      const moved = await act(request, sent, why)
      return moved.ok ? ok({ after: { state: moved.value } }) : moved
    },
  })
}

type Inspected = ReturnType<typeof inspectReturnFormSchema.parse>

/** `undefined` if an amount cannot be read, or the lists differ in length. */
function judgementsOf({ position, kept, found, unitTo }: Inspected, currency: Currency) {
  const judged: ReturnLineJudgement[] = []
  for (const [at, place] of position.entries()) {
    const typed = kept[at]?.trim() ?? ''
    const amount = typed === '' ? ok(fromMinor(0, currency)) : parseAmount(typed, currency)
    const to = unitTo[at]
    if (!amount.ok || to === undefined) return undefined
    judged.push({
      position: place,
      keptMinor: amount.value.minor,
      found: found[at] ?? '',
      unitTo: to,
    })
  }
  return judged
}

export const sendOfficeReturn = onOfficeForms('return', {
  'receive-return': form(reasonFormSchema, ({ ctx, parameter }, _form, why) =>
    receiveReturn(ctx, parameter, why),
  ),
  'inspect-return': form(
    inspectReturnFormSchema,
    async ({ ctx, markets, parameter }, sent, why): Moved => {
      const stored = await findOfficeReturn(ctx, markets, parameter)
      const lines = stored && judgementsOf(sent, stored.currency)
      if (!lines) return refuse({ kind: 'invalid-amount' })
      return inspectReturn(ctx, parameter, lines, why)
    },
    ['position', 'kept', 'found', 'unitTo'],
  ),
  'settle-return': form(reasonFormSchema, ({ ctx, parameter }, _form, why) =>
    settleReturn(ctx, parameter, why),
  ),
  'reject-return': form(reasonFormSchema, ({ ctx, parameter }, _form, why) =>
    rejectReturn(ctx, parameter, why),
  ),
  'book-return-back': form(reasonFormSchema, ({ ctx, parameter }, _form, why) =>
    bookReturnBack(ctx, parameter, why),
  ),
  'send-return-back': form(reasonFormSchema, ({ ctx, parameter }, _form, why) =>
    sendReturnBack(ctx, parameter, why),
  ),
})
