import { parseAccount } from '#domain/payment/bank-account.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { SaleRefusal } from '#domain/sell/sale-refusal.ts'
import { isAccountOpen } from '#domain/sell/sale-state.ts'
import type { SealedAccount } from '#store/payment/refunds.ts'
import type { StoredSale } from '#store/sell/read-sale.ts'
import type { Runner } from '#store/transaction.ts'
import { sealedAccount } from '../payment/sealed-account.ts'
import { accountLocks, countAccount } from './check-open-limits.ts'
import { askersSale, changeSale, checkOffered } from './own-sale.ts'
import type { SaleStores } from './sale-stores.ts'
import type { PayoutChoice, SellingOn } from './selling.ts'
import { readSaleView } from './to-sale-view.ts'

export type ChangingPayouts = {
  /** Whether a bank has been, or may have been, told to pay: the money goes to the account of then. */
  readonly isOnItsWay: (tx: Runner, saleId: string) => Promise<boolean>
  /** What becomes of a payout that a bank refused, once its account is another one. */
  readonly correct: (tx: Runner, saleId: string) => Promise<void>
}

/** sell.md, payment: at the price that was frozen for that payout. */
export function makeChoosePayout(
  stores: SaleStores,
  payouts: ChangingPayouts,
): SellingOn['choosePayout'] {
  return async (asker, number, choice) => {
    const known = await askersSale(stores, asker, number)
    if (!known) return refuse({ kind: 'not-found' })
    const locks = accountLocks(stores, known.market, choice.account)
    const work = (tx: Runner, sale: StoredSale) => choose(stores, payouts, tx, sale, choice)
    const chosen = await changeSale(stores, asker, number, work, locks)
    return chosen.ok ? ok(await readSaleView(stores, chosen.value)) : chosen
  }
}

async function choose(
  stores: SaleStores,
  payouts: ChangingPayouts,
  tx: Runner,
  sale: StoredSale,
  { payout, account }: PayoutChoice,
): Promise<Result<string, SaleRefusal>> {
  const open = checkOpen(stores, sale, payout)
  if (!open.ok) return open
  if (account && (await payouts.isOnItsWay(tx, sale.id)))
    return refuse({ kind: 'payout-on-its-way' })
  const offer = sale.breakdown?.[payout]
  const isFrozen = payout === sale.payout
  const offerMinor = offer?.kind === 'offer' ? offer.amount.minor : undefined
  const minor = isFrozen ? (sale.offerMinor ?? undefined) : offerMinor
  if (minor === undefined) return refuse({ kind: 'move-not-allowed' })
  const sealed = payout === 'voucher' ? ok(undefined) : accountFor(stores, sale, account)
  if (!sealed.ok) return sealed
  const admitted = await countAccount(stores, tx, sale, account)
  if (!admitted.ok) return admitted
  await stores.writer.choosePayout(tx, sale.id, payout, minor, sealed.value)
  if (account) await payouts.correct(tx, sale.id)
  return ok(sale.id)
}

/** Another account until it is paid (complaints of this trade: wrong IBAN); another payout only while it is an offer. */
function checkOpen(
  { now }: SaleStores,
  sale: StoredSale,
  payout: PayoutChoice['payout'],
): Result<void, SaleRefusal> {
  return isAccountOpen(sale.state) && payout === sale.payout
    ? ok(undefined)
    : checkOffered(sale, now())
}

function accountFor(
  { seal }: SaleStores,
  { ibanSealed, holderSealed }: StoredSale,
  account: PayoutChoice['account'],
): Result<SealedAccount, SaleRefusal> {
  if (!account && ibanSealed !== null && holderSealed !== null)
    return ok({ iban: ibanSealed, holder: holderSealed })
  const parsed = parseAccount(account ?? { iban: '', holder: '' })
  if (!parsed.ok) return refuse({ kind: 'invalid-field', ...parsed.refusal })
  return ok(sealedAccount(seal, parsed.value))
}
