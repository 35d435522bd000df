import { nameRules, phoneRules } from '#domain/field/contact-rules.ts'
import { normalizeName } from '#domain/field/patterns/name.ts'
import { toE164 } from '#domain/field/patterns/phone.ts'
import { validateField } from '#domain/field/validate.ts'
import type { Handover, HandoverRefusal } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { missingDeclarations } from '#domain/trade-in/declarations.ts'
import { lastDayOfOffer } from '#domain/trade-in/trade-in-due.ts'
import type { TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import { type LockedInbound, lockInbound } from '#store/inbound/inbounds.ts'
import { isDeviceClaimed, type StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import { updateAcceptedTradeIn } from '#store/trade-in/write-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { bookInbound, bookTogether } from '../inbound/book-inbound.ts'
import { checkHandover } from '../inbound/check-handover.ts'
import { openParcelsOf } from '../inbound/open-parcels.ts'
import { countingLocks, countOpen } from './check-open-limits.ts'
import { type Counted, countedAs } from './counted-as.ts'
import {
  changeTradeIn,
  checkOffered,
  requestersTradeIn,
  type TradeInRequester,
} from './own-trade-in.ts'
import { issuePendingVoucher } from './pending-voucher.ts'
import { readTradeInView } from './to-trade-in-view.ts'
import type { Acceptance, Changed } from './trade-in-request.ts'
import { transitionTradeIn } from './transition-trade-in.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings' | 'followers'>

type Checked<T> = Result<T, TradeInRefusal>

/**
 * Accepts the offer at its price and books the parcel in one transaction (sell.md, delivery). A repeated request
 * finds the trade-in already accepted.
 */
export async function acceptTradeIn(
  ctx: Ctx,
  requester: TradeInRequester,
  number: string,
  acceptance: Acceptance,
): Changed {
  const known = await requestersTradeIn(ctx, requester, number)
  if (!known) return refuse({ kind: 'not-found' })
  const handover = await requestedHandover(ctx, known, requester, acceptance)
  const counted = sellerOf(ctx, known, requester, { acceptance, handover })
  // Two trade-ins of one device, or of one seller, wait for each other here.
  const device = known.deviceHash === null ? [] : [`sale device ${known.deviceHash}`]
  const lockNames = [...device, ...countingLocks(counted)]
  const work = (tx: Sql, tradeIn: StoredTradeIn) =>
    accept(ctx, tx, tradeIn, { acceptance, handover, known, counted })
  const accepted = await changeTradeIn(ctx, requester, number, work, lockNames)
  return accepted.ok ? ok(await readTradeInView(ctx, accepted.value)) : accepted
}

/** `shared` is the id of another parcel of the seller, in which the device travels. */
type KnownHandover = { readonly handover: Handover; readonly shared?: string }

async function requestedHandover(
  ctx: Ctx,
  { userId, market }: StoredTradeIn,
  requester: TradeInRequester,
  { handover: requested }: Acceptance,
): Promise<Result<KnownHandover, HandoverRefusal>> {
  if (requested.kind !== 'together') {
    const checked = await checkHandover(ctx, ctx.sql, market, requested)
    return checked.ok ? ok({ handover: checked.value }) : checked
  }
  const seller = userId ?? requester.userId
  const open = seller === undefined ? [] : await openParcelsOf(ctx, ctx.sql, seller, market)
  const found = open.find(({ number }) => number === requested.number)
  return found
    ? ok({ handover: found.handover, shared: found.id })
    : refuse({ kind: 'handover-not-offered' })
}

type Accepting = {
  readonly acceptance: Acceptance
  readonly handover: Result<KnownHandover, HandoverRefusal>
  /** The trade-in as it was read when the lock names were chosen. */
  readonly known: Pick<StoredTradeIn, 'deviceHash' | 'ibanSealed'>
  readonly counted: readonly Counted[]
}

/** The keys by which the open trade-ins of one seller are counted (sell.md, Rulings). */
function sellerOf(
  ctx: Ctx,
  { market, userId, ibanSealed }: StoredTradeIn,
  requester: TradeInRequester,
  { acceptance, handover }: Pick<Accepting, 'acceptance' | 'handover'>,
): readonly Counted[] {
  return countedAs(ctx.keys.sellerHash, {
    market,
    userId: userId ?? requester.userId,
    phone: toE164(market, acceptance.sender.phone),
    handover: handover.ok ? handover.value.handover : undefined,
    iban: ibanSealed === null ? undefined : ctx.keys.seal.open(ibanSealed),
  })
}

async function accept(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  { acceptance, handover, known, counted }: Accepting,
): Promise<Checked<string>> {
  if (isAccepted(tradeIn)) return ok(tradeIn.id)
  const ready = await checkReady(ctx, tx, tradeIn, known)
  if (!ready.ok) return ready
  const shown = checkShown(tradeIn, acceptance)
  if (!shown.ok) return shown
  const missing = missingDeclarations(acceptance.declarations)
  if (missing.length > 0) return refuse({ kind: 'declarations-missing', missing })
  const sender = checkSender(tradeIn.market, acceptance.sender)
  if (!sender.ok) return sender
  if (!handover.ok) return handover
  const admitted = await countOpen(ctx, tx, tradeIn, counted)
  if (!admitted.ok) return admitted
  const shared = await lockShared(ctx, tx, tradeIn, handover.value)
  if (!shared.ok) return shared
  await write(ctx, tx, tradeIn, { ...sender.value, ...handover.value, shared: shared.value })
  return ok(tradeIn.id)
}

/** Meanwhile the parcel may have been handed over, taken back, or filled by another request. */
async function lockShared(
  ctx: Ctx,
  tx: Sql,
  { userId, market }: StoredTradeIn,
  { shared: id }: KnownHandover,
): Promise<Checked<LockedInbound | undefined>> {
  if (id === undefined) return ok(undefined)
  const shared = await lockInbound(tx, id)
  const open = userId === null ? [] : await openParcelsOf(ctx, tx, userId, market)
  return shared && open.some(parcel => parcel.id === id)
    ? ok(shared)
    : refuse({ kind: 'handover-not-offered' })
}

/** Nobody accepts an amount that they have not seen. */
function checkShown(
  { offerMinor, currency }: StoredTradeIn,
  { shownMinor }: Acceptance,
): Checked<void> {
  if (shownMinor === undefined || offerMinor === null || shownMinor === offerMinor)
    return ok(undefined)
  const shown = { minor: shownMinor, currency }
  return refuse({ kind: 'offer-changed', shown, amount: { minor: offerMinor, currency } })
}

function isAccepted({ state, declaredAt }: StoredTradeIn): boolean {
  return declaredAt !== null && state !== 'expired' && state !== 'cancelled'
}

async function checkReady(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  { deviceHash: hash, ibanSealed }: Accepting['known'],
): Promise<Checked<void>> {
  const open = checkOffered(tradeIn, ctx.clock())
  if (!open.ok) return open
  if (tradeIn.userId === null) return refuse({ kind: 'sign-in-needed' })
  // The account may have changed in another tab: the seller must review it again.
  if (tradeIn.payout === null || tradeIn.ibanSealed !== ibanSealed)
    return refuse({ kind: 'payout-needed' })
  // The same applies to the device.
  if (tradeIn.deviceHash === null || tradeIn.deviceHash !== hash)
    return refuse({ kind: 'device-needed' })
  return (await isDeviceClaimed(tx, hash, tradeIn))
    ? refuse({ kind: 'device-in-another-sale' })
    : ok(undefined)
}

type Sender = Acceptance['sender']

function checkSender(market: Market, { name, phone }: Sender): Checked<Sender> {
  const nameCheck = validateField(name, nameRules(market), 'blur')
  if (nameCheck.kind === 'invalid')
    return refuse({ kind: 'invalid-field', field: 'name', code: nameCheck.error.kind })
  const phoneCheck = validateField(phone, phoneRules(market), 'blur')
  if (phoneCheck.kind === 'invalid')
    return refuse({ kind: 'invalid-field', field: 'phone', code: phoneCheck.error.kind })
  return ok({ name: normalizeName(name), phone: toE164(market, phone) ?? '' })
}

async function write(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  {
    name,
    phone,
    handover,
    shared,
  }: Sender & { readonly handover: Handover; readonly shared: LockedInbound | undefined },
): Promise<void> {
  const { id, market, number, email, deviceType } = tradeIn
  const at = ctx.clock()
  const own = sendByOf(tradeIn, handover)
  // A device that travels with another one leaves with it.
  const sendBy = shared && shared.sendBy < own ? shared.sendBy : own
  const sender = { senderName: name, senderPhone: phone }
  await updateAcceptedTradeIn(tx, id, { declaredAt: at, ...sender, handover, sendBy })
  const why = { actor: 'seller', reason: 'accepted with all declarations', at }
  const transitioned = await transitionTradeIn(tx, tradeIn, 'accept', why, 'accepted')
  if (!transitioned.ok) throw new Error(`sale ${id} was not accepted`)
  await issuePendingVoucher(ctx, tx, tradeIn, why)
  const parcel = {
    subject: { kind: 'sale', id } as const,
    market,
    number,
    sender: { name, email, phone },
    sendBy,
    devices: [deviceType],
  }
  if (shared) await bookTogether(ctx, tx, parcel, shared)
  else await bookInbound(ctx, tx, { ...parcel, handover })
}

/** The price holds until the carrier's first scan, or until the day of a courier requested in time (sell.md, Timers). */
function sendByOf({ market, offeredAt, startedAt }: StoredTradeIn, handover: Handover): string {
  const last = lastDayOfOffer(dayIn(market, offeredAt ?? startedAt))
  return handover.kind === 'courier' && handover.day > last ? handover.day : last
}
