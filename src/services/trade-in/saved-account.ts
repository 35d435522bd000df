import { maskedIban } from '#domain/field/patterns/iban.ts'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { findEarlierAccount } from '#store/trade-in/earlier-account.ts'
import type { Context } from '../context.ts'
import type { TradeInRequester } from './own-trade-in.ts'

type Ctx = Pick<Context, 'sql' | 'keys'>

/** The account of a trade-in, else its member's earlier one; with the IBAN masked, as a page shows it. */
export async function savedAccount(
  ctx: Ctx,
  requester: TradeInRequester,
  tradeIn: TradeInView,
): Promise<BankAccount | undefined> {
  if (tradeIn.account) return tradeIn.account
  const earlier = await earlierAccount(ctx, requester, tradeIn)
  return earlier && { ...earlier, iban: maskedIban(earlier.iban) }
}

/** The account that a member entered last in this market; `undefined` if the trade-in has one already. */
export async function earlierAccount(
  { sql, keys: { seal } }: Ctx,
  { userId }: TradeInRequester,
  { account, market }: TradeInView,
): Promise<BankAccount | undefined> {
  if (account || userId === undefined) return undefined
  const sealed = await findEarlierAccount(sql, userId, market)
  return sealed && { iban: seal.open(sealed.iban), holder: seal.open(sealed.holder) }
}
