import { parseAccount } from '#domain/payment/bank-account.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import { isAccountOpen } from '#domain/trade-in/trade-in-state.ts'
import type { SealedAccount } from '#store/payment/refunds.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import { updateTradeInPayout } from '#store/trade-in/write-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import { sealedAccount } from '../payment/sealed-account.ts'
import { accountLocks, countAccount } from './check-open-limits.ts'
import { changeTradeIn, checkOffered, requestersTradeIn } from './own-trade-in.ts'
import { readTradeInView } from './to-trade-in-view.ts'
import type { PayoutChoice, TradeInOn } from './trade-in-services.ts'
import type { TradeInStores } from './trade-in-stores.ts'

export type ChangingPayouts = {
  /** Whether a bank was, or may have been, instructed to pay: the money goes to the account known at that time. */
  readonly isOnItsWay: (tx: Sql, tradeInId: string) => Promise<boolean>
  /** Handles a payout that a bank refused once its account has changed. */
  readonly correct: (tx: Sql, tradeInId: string) => Promise<void>
}

/** Chooses a payout at the price frozen for it (sell.md, payment). */
export function makeChoosePayout(
  stores: TradeInStores,
  payouts: ChangingPayouts,
): TradeInOn['choosePayout'] {
  return async (requester, number, choice) => {
    const known = await requestersTradeIn(stores, requester, number)
    if (!known) return refuse({ kind: 'not-found' })
    const locks = accountLocks(stores, known.market, choice.account)
    const work = (tx: Sql, tradeIn: StoredTradeIn) => choose(stores, payouts, tx, tradeIn, choice)
    const chosen = await changeTradeIn(stores, requester, number, work, locks)
    return chosen.ok ? ok(await readTradeInView(stores, chosen.value)) : chosen
  }
}

async function choose(
  stores: TradeInStores,
  payouts: ChangingPayouts,
  tx: Sql,
  tradeIn: StoredTradeIn,
  { payout, account }: PayoutChoice,
): Promise<Result<string, TradeInRefusal>> {
  const open = checkOpen(stores, tradeIn, payout)
  if (!open.ok) return open
  if (account && (await payouts.isOnItsWay(tx, tradeIn.id)))
    return refuse({ kind: 'payout-on-its-way' })
  const offer = tradeIn.breakdown?.[payout]
  const isFrozen = payout === tradeIn.payout
  const offerMinor = offer?.kind === 'offer' ? offer.amount.minor : undefined
  const minor = isFrozen ? (tradeIn.offerMinor ?? undefined) : offerMinor
  if (minor === undefined) return refuse({ kind: 'move-not-allowed' })
  const sealed = payout === 'voucher' ? ok(undefined) : accountFor(stores, tradeIn, account)
  if (!sealed.ok) return sealed
  const admitted = await countAccount(stores, tx, tradeIn, account)
  if (!admitted.ok) return admitted
  await updateTradeInPayout(tx, tradeIn.id, payout, minor, sealed.value)
  if (account) await payouts.correct(tx, tradeIn.id)
  return ok(tradeIn.id)
}

/**
 * The account can change until the trade-in is paid (common complaint: wrong IBAN), the payout only while it is an
 * offer.
 */
function checkOpen(
  { now }: TradeInStores,
  tradeIn: StoredTradeIn,
  payout: PayoutChoice['payout'],
): Result<void, TradeInRefusal> {
  return isAccountOpen(tradeIn.state) && payout === tradeIn.payout
    ? ok(undefined)
    : checkOffered(tradeIn, now())
}

function accountFor(
  { seal }: TradeInStores,
  { ibanSealed, holderSealed }: StoredTradeIn,
  account: PayoutChoice['account'],
): Result<SealedAccount, TradeInRefusal> {
  if (!account && ibanSealed !== null && holderSealed !== null)
    return ok({ iban: ibanSealed, holder: holderSealed })
  const parsed = parseAccount(account ?? { iban: '', holder: '' })
  if (!parsed.ok) return refuse({ kind: 'invalid-field', ...parsed.refusal })
  return ok(sealedAccount(seal, parsed.value))
}
