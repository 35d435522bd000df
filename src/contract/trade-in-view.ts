import { z } from 'zod'
import { carriers } from '#domain/delivery/delivery.ts'
import { deviceTypes } from '#domain/device/device.ts'
import { markets } from '#domain/market/market.ts'
import { lockKinds } from '#domain/trade-in/lock-kind.ts'
import { payouts } from '#domain/trade-in/price-tables.ts'
import { tradeInStates } from '#domain/trade-in/trade-in-state.ts'
import { inspectedParts, type TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { inspectionReasons } from '#domain/trade-in/verdict.ts'
import { parcelSchema } from './inbound-view.ts'
import { mirrors } from './mirrors.ts'
import { moneySchema } from './money.ts'
import { tradeInAnswersSchema } from './trade-in-answers.ts'
import { offersSchema } from './trade-in-offer.ts'

const dueSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accept-by'), day: z.string() }),
  z.object({ kind: z.literal('hand-over-by'), day: z.string() }),
  z.object({ kind: z.literal('inspected-by'), day: z.string() }),
  z.object({ kind: z.literal('unlock-by'), day: z.string() }),
  z.object({ kind: z.literal('answer-by'), day: z.string() }),
  z.object({ kind: z.literal('paid-by'), day: z.string() }),
])

const secondOfferSchema = z.object({
  amount: moneySchema,
  lines: z.array(
    z.object({
      part: z.enum(inspectedParts),
      declared: z.string(),
      found: z.string(),
      photoPath: z.string().exactOptional(),
      amount: moneySchema,
    }),
  ),
})

export const tradeInViewSchema = mirrors<TradeInView>()(
  z.object({
    number: z.string(),
    state: z.enum(tradeInStates),
    title: z.string(),
    offer: moneySchema.exactOptional(),
    startedAt: z.string(),
    due: dueSchema.exactOptional(),
    market: z.enum(markets),
    email: z.string(),
    isOwned: z.boolean(),
    deviceType: z.enum(deviceTypes),
    answers: tradeInAnswersSchema,
    bookVersion: z.string().exactOptional(),
    offers: offersSchema.exactOptional(),
    expiresAt: z.string().exactOptional(),
    replacedBy: z.string().exactOptional(),
    payout: z.enum(payouts).exactOptional(),
    account: z.object({ iban: z.string(), holder: z.string() }).exactOptional(),
    voucherCode: z.string().exactOptional(),
    device: z.object({ kind: z.enum(['imei', 'serial']), masked: z.string().exactOptional() }),
    sender: z.object({ name: z.string(), phone: z.string() }).exactOptional(),
    parcel: parcelSchema.exactOptional(),
    together: z.array(z.object({ number: z.string(), title: z.string() })),
    isCancellable: z.boolean(),
    rejectedFor: z.array(z.enum(inspectionReasons)).exactOptional(),
    sentBack: z
      .object({ carrier: z.enum([...carriers, 'courier']), awb: z.string() })
      .exactOptional(),
    takenOver: z.object({ taker: z.string(), reference: z.string() }).exactOptional(),
    photoPaths: z.array(z.string()),
    paid: moneySchema.exactOptional(),
    paidOn: z.string().exactOptional(),
    slip: z.object({ number: z.string(), path: z.string() }).exactOptional(),
    lock: z.object({ kind: z.enum(lockKinds), isReported: z.boolean() }).exactOptional(),
    secondOffer: secondOfferSchema.exactOptional(),
    objection: z.object({ words: z.string(), at: z.string() }).exactOptional(),
    raised: secondOfferSchema.exactOptional(),
    steps: z.array(z.object({ state: z.enum(tradeInStates), at: z.string() })),
    ahead: z.array(z.enum(tradeInStates)),
  }),
)

/** The trade-in in its wire format. */
export type SentTradeInView = z.output<typeof tradeInViewSchema>
