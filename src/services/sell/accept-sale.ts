import { dayIn } from '#domain/device/day.ts'
import { nameRules, phoneRules } from '#domain/field/contact-rules.ts'
import { normalizeName } from '#domain/field/patterns/name.ts'
import { toE164 } from '#domain/field/patterns/phone.ts'
import { validateField } from '#domain/field/validate.ts'
import type { Handover, HandoverRefusal } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { missingDeclarations } from '#domain/sell/declarations.ts'
import { lastDayOfOffer } from '#domain/sell/sale-due.ts'
import type { SaleRefusal } from '#domain/sell/sale-refusal.ts'
import type { StoredSale } from '#store/sell/read-sale.ts'
import type { Runner } from '#store/transaction.ts'
import { checkHandover } from '../inbound/check-handover.ts'
import { holdVoucher } from './held-voucher.ts'
import { askersSale, changeSale, checkOffered } from './own-sale.ts'
import type { SaleStores } from './sale-stores.ts'
import type { Acceptance, SellingOn } from './selling.ts'
import { readSaleView } from './to-sale-view.ts'
import { walkSale } from './walk-sale.ts'

type Checked<T> = Result<T, SaleRefusal>

/**
 * sell.md, delivery: the offer is accepted at the price it was made for, and its parcel is booked, in one transaction.
 * Sent twice it is one sale: the second finds it accepted.
 */
export const makeAcceptSale =
  (stores: SaleStores): SellingOn['acceptSale'] =>
  async (asker, number, said) => {
    const known = await askersSale(stores, asker, number)
    if (!known) return refuse({ kind: 'not-found' })
    const { runner } = stores
    const handover = await checkHandover(stores, runner, known.market, said.handover)
    // Two sales of one device wait for each other here.
    const names = known.deviceHash === null ? [] : [`sale device ${known.deviceHash}`]
    const work = (tx: Runner, sale: StoredSale) =>
      accept(stores, tx, sale, { said, handover, hash: known.deviceHash })
    const accepted = await changeSale(stores, asker, number, work, names)
    return accepted.ok ? ok(await readSaleView(stores, accepted.value)) : accepted
  }

type Accepting = {
  readonly said: Acceptance
  readonly handover: Result<Handover, HandoverRefusal>
  /** Of the device whose lock is held. */
  readonly hash: string | null
}

const accept = async (
  stores: SaleStores,
  tx: Runner,
  sale: StoredSale,
  { said, handover, hash }: Accepting,
): Promise<Checked<string>> => {
  if (isAccepted(sale)) return ok(sale.id)
  const ready = await checkReady(stores, tx, sale, hash)
  if (!ready.ok) return ready
  const missing = missingDeclarations(said.declarations)
  if (missing.length > 0) return refuse({ kind: 'declarations-missing', missing })
  const sender = checkSender(sale.market, said.sender)
  if (!sender.ok) return sender
  if (!handover.ok) return handover
  await write(stores, tx, sale, { ...sender.value, handover: handover.value })
  return ok(sale.id)
}

const isAccepted = ({ state, declaredAt }: StoredSale): boolean =>
  declaredAt !== null && state !== 'expired' && state !== 'cancelled'

const checkReady = async (
  { reader, now }: SaleStores,
  tx: Runner,
  sale: StoredSale,
  hash: string | null,
): Promise<Checked<void>> => {
  const open = checkOffered(sale, now())
  if (!open.ok) return open
  if (sale.userId === null) return refuse({ kind: 'sign-in-needed' })
  if (sale.payout === null) return refuse({ kind: 'payout-needed' })
  // Another device was named in another tab a moment ago: what is agreed to is looked at again.
  if (sale.deviceHash === null || sale.deviceHash !== hash) return refuse({ kind: 'device-needed' })
  return (await reader.isDeviceTaken(tx, hash, sale.id))
    ? refuse({ kind: 'device-in-another-sale' })
    : ok(undefined)
}

type Sender = Acceptance['sender']

const checkSender = (market: Market, { name, phone }: Sender): Checked<Sender> => {
  const named = validateField(name, nameRules(market), 'blur')
  if (named.kind === 'invalid')
    return refuse({ kind: 'invalid-field', field: 'name', code: named.error.kind })
  const called = validateField(phone, phoneRules(market), 'blur')
  if (called.kind === 'invalid')
    return refuse({ kind: 'invalid-field', field: 'phone', code: called.error.kind })
  return ok({ name: normalizeName(name), phone: toE164(market, phone) ?? '' })
}

const write = async (
  stores: SaleStores,
  tx: Runner,
  sale: StoredSale,
  { name, phone, handover }: Sender & { readonly handover: Handover },
): Promise<void> => {
  const { id, market, number, email, deviceType } = sale
  const at = stores.now()
  const sendBy = sendByOf(sale, handover)
  const sender = { senderName: name, senderPhone: phone }
  await stores.writer.accept(tx, id, { declaredAt: at, ...sender, handover, sendBy })
  const why = { actor: 'seller', reason: 'accepted with all declarations', at }
  const walked = await walkSale(stores, tx, sale, 'accept', why, 'accepted')
  if (!walked.ok) throw new Error(`sale ${id} was not accepted`)
  await holdVoucher(stores, tx, sale, why)
  await stores.inbound.bookInbound(tx, {
    ...{ subject: { kind: 'sale', id }, market, number, sender: { name, email, phone } },
    ...{ handover, sendBy, devices: [deviceType] },
  })
}

/** sell.md, Timers: the price holds until the carrier's first scan, or the day a courier was asked for in time. */
const sendByOf = ({ market, offeredAt, startedAt }: StoredSale, handover: Handover): string => {
  const last = lastDayOfOffer(dayIn(market, offeredAt ?? startedAt))
  return handover.kind === 'courier' && handover.day > last ? handover.day : last
}
