import type { MarketSettings } from '#domain/checkout/settings.ts'
import { maskedIban } from '#domain/field/patterns/iban.ts'
import type { InboundView } from '#domain/inbound/inbound.ts'
import { isStillWithSender } from '#domain/inbound/inbound-state.ts'
import { fromMinor } from '#domain/money/currency.ts'
import { slowestOf } from '#domain/order/slowest-refund.ts'
import { moneyBack } from '#domain/return/money-back.ts'
import { dueOf, type ReturnDays } from '#domain/return/return-due.ts'
import type { ReturnState } from '#domain/return/return-state.ts'
import type {
  ReturnDue,
  ReturnedLine,
  ReturnSummary,
  ReturnView,
} from '#domain/return/return-view.ts'
import { dayIn } from '#domain/time/day.ts'
import { findReturn, type StoredReturn, type StoredReturnLine } from '#store/return/read-return.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { viewInbound } from '../inbound/view-inbound.ts'
import { photosOf } from '../photo/attach-photos.ts'
import { returnableLine } from './view-returnable.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'settings'>

/** Reads a return that is known to exist. */
export async function readReturnView(ctx: Ctx, id: string): Promise<ReturnView> {
  const stored = await findReturn(ctx.sql, id)
  if (!stored) throw new Error(`return ${id} is not there`)
  return toReturnView(ctx, ctx.sql, stored)
}

export async function toReturnView(ctx: Ctx, sql: Sql, stored: StoredReturn): Promise<ReturnView> {
  const subject = { kind: 'return', id: stored.id } as const
  const [parcel, photos] = [await viewInbound(sql, subject), await photosOf(sql, subject)]
  const { number, order, state, words: text, rejectedFor, ibanSealed, refundWay } = stored
  const link = ctx.keys.returnTokens.linkOf(stored.id)
  const due = dueOfReturn(stored, ctx.settings.shopOf(order.market), parcel)
  const refund = refundOf(stored)
  const isWithSender = parcel !== undefined && isStillWithSender(parcel.state)
  return {
    number,
    orderNumber: order.number,
    market: order.market,
    state,
    refundWay,
    requestedAt: stored.requestedAt.toISOString(),
    lines: stored.lines.map(line => toReturnedLine(stored, line)),
    photoPaths: photos.map(photo => `/return-photos/${number}/${photo.id}?t=${link}`),
    ...(text !== null && { words: text }),
    ...(rejectedFor !== null && { rejectedFor }),
    ...(parcel && { handover: parcel.handover, parcel }),
    ...(ibanSealed !== null && { iban: maskedIban(ctx.keys.seal.open(ibanSealed)) }),
    expected: expectedOf(stored),
    ...(refund && { refund }),
    ...(due && { due }),
    isCancellable: (state === 'approved' || state === 'requested') && isWithSender,
    isHandoverChangeable: state === 'approved' && isWithSender,
    steps: stored.steps,
  }
}

export function toReturnSummary(stored: StoredReturn, settings: MarketSettings): ReturnSummary {
  const heads = stored.lines.filter(
    line => returnableLine(linesOf(stored), line, 0).belongsTo === undefined,
  )
  const [first] = heads.map(line => toReturnedLine(stored, line))
  const due = dueOfReturn(stored, settings, undefined)
  return {
    number: stored.number,
    orderNumber: stored.order.number,
    state: stored.state,
    requestedAt: stored.requestedAt.toISOString(),
    title: first?.title ?? stored.number,
    others: Math.max(0, heads.length - 1),
    ...(first?.picture !== undefined && { picture: first.picture }),
    expected: expectedOf(stored),
    ...(due && { due }),
  }
}

function linesOf({ currency, lines }: StoredReturn) {
  return { currency, lines }
}

function toReturnedLine(stored: StoredReturn, line: StoredReturnLine): ReturnedLine {
  const { reason, words: text, keptMinor, found, backMinor } = line
  return {
    ...returnableLine(linesOf(stored), line, backMinor),
    ...(reason !== null && { reason }),
    ...(text !== null && { words: text }),
    ...(keptMinor !== null &&
      keptMinor > 0 && {
        kept: { amount: fromMinor(keptMinor, stored.currency), found: found ?? '' },
      }),
  }
}

/** The total refund, as far as it is known. */
function expectedOf({ lines, chargesMinor, currency }: StoredReturn) {
  return fromMinor(moneyBack(lines, chargesMinor), currency)
}

function refundOf({ refunds, currency }: StoredReturn): ReturnView['refund'] {
  const state = slowestOf(refunds.map(refund => refund.state))
  const minor = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return state && { state, amount: fromMinor(minor, currency) }
}

function dueOfReturn(
  stored: StoredReturn,
  { holidays, delivery }: MarketSettings,
  parcel: InboundView | undefined,
): ReturnDue | undefined {
  const kind = parcel?.handover.kind ?? 'courier'
  const refund = slowestOf(stored.refunds.map(each => each.state))
  return dueOf(stored.state, daysOf(stored), {
    holidays: new Set(holidays),
    transitDays: delivery.workingDays[kind].max,
    ...(refund && { refund }),
  })
}

function daysOf({ requestedAt, sendBy, steps, order }: StoredReturn): ReturnDays {
  const dayOf = (state: ReturnState) => {
    const step = steps.findLast(each => each.state === state)
    return step && dayIn(order.market, new Date(step.at))
  }
  const [handedOver, received] = [dayOf('in-transit'), dayOf('received')]
  const [inspected, rejected] = [dayOf('inspected'), dayOf('rejected')]
  return {
    requested: dayIn(order.market, requestedAt),
    sendBy,
    ...(handedOver !== undefined && { handedOver }),
    ...(received !== undefined && { received }),
    ...(inspected !== undefined && { inspected }),
    ...(rejected !== undefined && { rejected }),
  }
}
