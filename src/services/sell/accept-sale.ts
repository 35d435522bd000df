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
import { countingLocks, countOpen } from './check-open-limits.ts'
import { type Counted, countedAs } from './counted-as.ts'
import { askersSale, changeSale, checkOffered, type SaleAsker } from './own-sale.ts'
import { issuePendingVoucher } from './pending-voucher.ts'
import type { SaleStores } from './sale-stores.ts'
import type { Acceptance, SellingOn } from './selling.ts'
import { readSaleView } from './to-sale-view.ts'
import { walkSale } from './walk-sale.ts'

type Checked<T> = Result<T, SaleRefusal>

/**
 * sell.md, delivery: the offer is accepted at the price it was made for, and its parcel is booked, in one transaction.
 * Sent twice it is one sale: the second finds it accepted.
 */
export function makeAcceptSale(stores: SaleStores): SellingOn['acceptSale'] {
  return async (asker, number, said) => {
    const known = await askersSale(stores, asker, number)
    if (!known) return refuse({ kind: 'not-found' })
    const { runner } = stores
    const handover = await checkHandover(stores, runner, known.market, said.handover)
    const counted = sellerOf(stores, known, asker, { said, handover })
    // Two sales of one device, or of one seller, wait for each other here.
    const device = known.deviceHash === null ? [] : [`sale device ${known.deviceHash}`]
    const names = [...device, ...countingLocks(counted)]
    const work = (tx: Runner, sale: StoredSale) =>
      accept(stores, tx, sale, { said, handover, known, counted })
    const accepted = await changeSale(stores, asker, number, work, names)
    return accepted.ok ? ok(await readSaleView(stores, accepted.value)) : accepted
  }
}

type Accepting = {
  readonly said: Acceptance
  readonly handover: Result<Handover, HandoverRefusal>
  /** As it was when the locks were named that are held. */
  readonly known: Pick<StoredSale, 'deviceHash' | 'ibanSealed'>
  readonly counted: readonly Counted[]
}

/** sell.md, Rulings: what the open trade-ins of one seller are counted by. */
function sellerOf(
  { seal, sellerHash }: Pick<SaleStores, 'seal' | 'sellerHash'>,
  { market, userId, ibanSealed }: StoredSale,
  asker: SaleAsker,
  { said, handover }: Pick<Accepting, 'said' | 'handover'>,
): readonly Counted[] {
  return countedAs(sellerHash, {
    market,
    userId: userId ?? asker.userId,
    phone: toE164(market, said.sender.phone),
    handover: handover.ok ? handover.value : undefined,
    iban: ibanSealed === null ? undefined : seal.open(ibanSealed),
  })
}

async function accept(
  stores: SaleStores,
  tx: Runner,
  sale: StoredSale,
  { said, handover, known, counted }: Accepting,
): Promise<Checked<string>> {
  if (isAccepted(sale)) return ok(sale.id)
  const ready = await checkReady(stores, tx, sale, known)
  if (!ready.ok) return ready
  const missing = missingDeclarations(said.declarations)
  if (missing.length > 0) return refuse({ kind: 'declarations-missing', missing })
  const sender = checkSender(sale.market, said.sender)
  if (!sender.ok) return sender
  if (!handover.ok) return handover
  const admitted = await countOpen(stores, tx, sale, counted)
  if (!admitted.ok) return admitted
  await write(stores, tx, sale, { ...sender.value, handover: handover.value })
  return ok(sale.id)
}

function isAccepted({ state, declaredAt }: StoredSale): boolean {
  return declaredAt !== null && state !== 'expired' && state !== 'cancelled'
}

async function checkReady(
  { reader, now }: SaleStores,
  tx: Runner,
  sale: StoredSale,
  { deviceHash: hash, ibanSealed }: Accepting['known'],
): Promise<Checked<void>> {
  const open = checkOffered(sale, now())
  if (!open.ok) return open
  if (sale.userId === null) return refuse({ kind: 'sign-in-needed' })
  // Another account was chosen in another tab a moment ago: what is agreed to is looked at again.
  if (sale.payout === null || sale.ibanSealed !== ibanSealed)
    return refuse({ kind: 'payout-needed' })
  // So is another device.
  if (sale.deviceHash === null || sale.deviceHash !== hash) return refuse({ kind: 'device-needed' })
  return (await reader.isDeviceTaken(tx, hash, sale))
    ? refuse({ kind: 'device-in-another-sale' })
    : ok(undefined)
}

type Sender = Acceptance['sender']

function checkSender(market: Market, { name, phone }: Sender): Checked<Sender> {
  const named = validateField(name, nameRules(market), 'blur')
  if (named.kind === 'invalid')
    return refuse({ kind: 'invalid-field', field: 'name', code: named.error.kind })
  const called = validateField(phone, phoneRules(market), 'blur')
  if (called.kind === 'invalid')
    return refuse({ kind: 'invalid-field', field: 'phone', code: called.error.kind })
  return ok({ name: normalizeName(name), phone: toE164(market, phone) ?? '' })
}

async function write(
  stores: SaleStores,
  tx: Runner,
  sale: StoredSale,
  { name, phone, handover }: Sender & { readonly handover: Handover },
): Promise<void> {
  const { id, market, number, email, deviceType } = sale
  const at = stores.now()
  const sendBy = sendByOf(sale, handover)
  const sender = { senderName: name, senderPhone: phone }
  await stores.writer.accept(tx, id, { declaredAt: at, ...sender, handover, sendBy })
  const why = { actor: 'seller', reason: 'accepted with all declarations', at }
  const walked = await walkSale(stores, tx, sale, 'accept', why, 'accepted')
  if (!walked.ok) throw new Error(`sale ${id} was not accepted`)
  await issuePendingVoucher(stores, tx, sale, why)
  await stores.inbound.bookInbound(tx, {
    subject: { kind: 'sale', id },
    market,
    number,
    sender: { name, email, phone },
    handover,
    sendBy,
    devices: [deviceType],
  })
}

/** sell.md, Timers: the price holds until the carrier's first scan, or the day a courier was asked for in time. */
function sendByOf({ market, offeredAt, startedAt }: StoredSale, handover: Handover): string {
  const last = lastDayOfOffer(dayIn(market, offeredAt ?? startedAt))
  return handover.kind === 'courier' && handover.day > last ? handover.day : last
}
