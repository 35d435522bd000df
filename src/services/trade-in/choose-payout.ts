import { parseAccount } from '#domain/payment/bank-account.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import { isAccountOpen } from '#domain/trade-in/trade-in-state.ts'
import type { SealedAccount } from '#store/payment/refunds.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import { updateTradeInPayout } from '#store/trade-in/write-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { sealedAccount } from '../payment/sealed-account.ts'
import { correctPayout, isPayoutOnItsWay } from '../payout/correct-payout.ts'
import { accountLocks, countBankAccount } from './check-open-limits.ts'
import {
  changeTradeIn,
  checkOffered,
  requestersTradeIn,
  type TradeInRequester,
} from './own-trade-in.ts'
import { readTradeInView } from './to-trade-in-view.ts'
import type { Changed, PayoutChoice } from './trade-in-request.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/**
 * Chooses a payout at the price frozen for it (sell.md, payment). The payout can change until acceptance, the
 * account until payment.
 */
export async function choosePayout(
  ctx: Ctx,
  requester: TradeInRequester,
  number: string,
  choice: PayoutChoice,
): Changed {
  const known = await requestersTradeIn(ctx, requester, number)
  if (!known) return refuse({ kind: 'not-found' })
  const locks = accountLocks(ctx, known.market, choice.account)
  const work = (tx: Sql, tradeIn: StoredTradeIn) => choose(ctx, tx, tradeIn, choice)
  const chosen = await changeTradeIn(ctx, requester, number, work, locks)
  return chosen.ok ? ok(await readTradeInView(ctx, chosen.value)) : chosen
}

async function choose(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  { payout, account }: PayoutChoice,
): Promise<Result<string, TradeInRefusal>> {
  const open = checkOpen(ctx, tradeIn, payout)
  if (!open.ok) return open
  if (account && (await isPayoutOnItsWay(tx, tradeIn.id)))
    return refuse({ kind: 'payout-on-its-way' })
  const offer = tradeIn.breakdown?.[payout]
  const isFrozen = payout === tradeIn.payout
  const offerMinor = offer?.kind === 'offer' ? offer.amount.minor : undefined
  const minor = isFrozen ? (tradeIn.offerMinor ?? undefined) : offerMinor
  if (minor === undefined) return refuse({ kind: 'move-not-allowed' })
  const sealed = payout === 'voucher' ? ok(undefined) : accountFor(ctx, tradeIn, account)
  if (!sealed.ok) return sealed
  const admitted = await countBankAccount(ctx, tx, tradeIn, account)
  if (!admitted.ok) return admitted
  await updateTradeInPayout(tx, tradeIn.id, payout, minor, sealed.value)
  if (account) await correctPayout(ctx, tx, tradeIn.id)
  return ok(tradeIn.id)
}

/**
 * The account can change until the trade-in is paid (common complaint: wrong IBAN), the payout only while it is an
 * offer.
 */
function checkOpen(
  ctx: Ctx,
  tradeIn: StoredTradeIn,
  payout: PayoutChoice['payout'],
): Result<void, TradeInRefusal> {
  return isAccountOpen(tradeIn.state) && payout === tradeIn.payout
    ? ok(undefined)
    : checkOffered(tradeIn, ctx.clock())
}

function accountFor(
  ctx: Ctx,
  { ibanSealed, holderSealed }: StoredTradeIn,
  account: PayoutChoice['account'],
): Result<SealedAccount, TradeInRefusal> {
  if (!account && ibanSealed !== null && holderSealed !== null)
    return ok({ iban: ibanSealed, holder: holderSealed })
  const parsed = parseAccount(account ?? { iban: '', holder: '' })
  if (!parsed.ok) return refuse({ kind: 'invalid-field', ...parsed.refusal })
  return ok(sealedAccount(ctx.keys.seal, parsed.value))
}
