import { maskedIban } from '#domain/field/patterns/iban.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { dayIn } from '#domain/time/day.ts'
import { lockKindOf } from '#domain/trade-in/lock-kind.ts'
import { lastDayToAnswer, lastDayToUnlock } from '#domain/trade-in/trade-in-due.ts'
import { writeCode } from '#domain/voucher/voucher-code.ts'
import { findSentBack, findTakenOver, listInspectionReasons } from '#store/trade-in/inspections.ts'
import { findPayoutOfTradeIn } from '#store/trade-in/payouts.ts'
import { findTradeIn, type StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import {
  listTradeInFindings,
  listTradeInSteps,
  type StoredFinding,
} from '#store/trade-in/trade-ins.ts'
import { findVoucherBySource } from '#store/voucher/vouchers.ts'
import type { Context } from '../context.ts'
import type { FoundLine, InspectionEmail } from '../mail/inspection-email.ts'
import type { InspectionUpdate } from './inspection-update.ts'
import { partName } from './word-finding.ts'

type Ctx = Pick<Context, 'sql' | 'keys'>

/** `path` opens the trade-in without signing in. */
type InspectionForEmail = Omit<InspectionEmail, 'link' | 'display' | 'company' | 'texts'> & {
  readonly recipient: string
  readonly path: string
}

/** For emails, never for a request: `undefined` if there is no update left to send, or no recipient. */
export async function readInspectionForEmail(
  ctx: Ctx,
  tradeInId: string,
  update: InspectionUpdate,
): Promise<InspectionForEmail | undefined> {
  const tradeIn = await findTradeIn(ctx.sql, tradeInId)
  if (!tradeIn || tradeIn.email === '') return undefined
  if (update === 'second-reminder' && tradeIn.state !== 'second-offer') return undefined
  if (update === 'lock-reminder' && tradeIn.state !== 'locked') return undefined
  const { market, number, senderName, title: device, email: recipient } = tradeIn
  return {
    market,
    name: senderName ?? '',
    number,
    device,
    update,
    recipient,
    path: buildUrl(
      market,
      'sale-details',
      [number],
      [['token', ctx.keys.tradeInTokens.tokenOf(tradeInId)]],
    ),
    ...(await factsOf(ctx, tradeIn, update)),
  }
}

type Facts = Pick<
  InspectionEmail,
  'secondOffer' | 'raised' | 'payout' | 'lock' | 'reasons' | 'sentBack' | 'takenOver'
>

async function factsOf(ctx: Ctx, tradeIn: StoredTradeIn, update: InspectionUpdate): Promise<Facts> {
  switch (update) {
    case 'second-offer':
    case 'second-reminder':
    case 'second-look':
      return secondOfferOf(ctx, tradeIn)
    case 'inspected-more':
      return { ...(await raisedOf(ctx, tradeIn)), ...(await payoutOf(ctx, tradeIn)) }
    case 'inspected':
    case 'second-accepted':
    case 'paid':
    case 'payout-refused':
      return payoutOf(ctx, tradeIn)
    case 'rejected':
      return { reasons: await listInspectionReasons(ctx.sql, tradeIn.id) }
    case 'sent-back': {
      const sentBack = await findSentBack(ctx.sql, tradeIn.id)
      return sentBack ? { sentBack: { ...sentBack, carrier: carrierNames[sentBack.carrier] } } : {}
    }
    case 'recycled':
    case 'surrendered': {
      const takenOver = await findTakenOver(ctx.sql, tradeIn.id)
      return takenOver ? { takenOver } : {}
    }
    case 'locked':
    case 'lock-reminder':
      return lockOf(tradeIn)
    case 'fetched':
    case 'quarantined':
    case 'objected':
    case 'declined':
    case 'lapsed':
    case 'returned':
      return {}
  }
}

function lockOf({ market, deviceType, answers, since }: StoredTradeIn): Facts {
  return {
    lock: {
      kind: lockKindOf(deviceType, answers.brand),
      until: lastDayToUnlock(dayIn(market, since)),
    },
  }
}

const carrierNames = { sameday: 'Sameday', econt: 'Econt', gls: 'GLS', courier: '' } as const

async function secondOfferOf(
  ctx: Ctx,
  { id, market, currency, offerMinor, secondOfferMinor }: StoredTradeIn,
): Promise<Facts> {
  if (offerMinor === null || secondOfferMinor === null) return {}
  const [findings, steps] = await Promise.all([
    listTradeInFindings(ctx.sql, id),
    listTradeInSteps(ctx.sql, id),
  ])
  const madeAt = steps.findLast(({ state }) => state === 'second-offer')?.at
  if (!madeAt) throw new Error(`sale ${id} has a second offer that was never made`)
  return {
    secondOffer: {
      first: { minor: offerMinor, currency },
      second: { minor: secondOfferMinor, currency },
      lines: linesOf(market, currency, findings),
      answerBy: lastDayToAnswer(dayIn(market, madeAt)),
    },
  }
}

async function raisedOf(
  ctx: Ctx,
  { id, market, currency, offerMinor }: StoredTradeIn,
): Promise<Facts> {
  if (offerMinor === null) return {}
  const findings = await listTradeInFindings(ctx.sql, id)
  return {
    raised: {
      first: { minor: offerMinor, currency },
      lines: linesOf(market, currency, findings),
    },
  }
}

function linesOf(
  market: Market,
  currency: Currency,
  findings: readonly StoredFinding[],
): readonly FoundLine[] {
  return findings.map(({ part, declared, found, amountMinor: minor }) => ({
    part: partName(market, part),
    declared,
    found,
    amount: { minor, currency },
  }))
}

async function payoutOf(ctx: Ctx, { id, ibanSealed }: StoredTradeIn): Promise<Facts> {
  const payout = await findPayoutOfTradeIn(ctx.sql, id)
  if (!payout) return {}
  const { amountMinor: minor, currency, method, dueOn } = payout
  const voucher =
    method === 'voucher' ? await findVoucherBySource(ctx.sql, 'payout', id) : undefined
  return {
    payout: {
      amount: { minor, currency },
      dueOn,
      ...(method === 'bank' &&
        ibanSealed !== null && { account: maskedIban(ctx.keys.seal.open(ibanSealed)) }),
      ...(voucher && { voucherCode: writeCode(ctx.keys.voucherCodes.codeOf(voucher.id)) }),
    },
  }
}
