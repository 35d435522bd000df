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
  return earlier && masked(earlier)
}

/** As typed; `saved` is the masked IBAN that the page showed. */
type TypedAccount = BankAccount & { readonly saved: string }

/**
 * The account that a form means: an empty IBAN keeps the one that the page showed, unless another one was entered since
 * or the holder was changed. `undefined` keeps that of the trade-in.
 */
export async function accountToUse(
  ctx: Ctx,
  requester: TradeInRequester,
  tradeIn: TradeInView,
  { iban, holder, saved }: TypedAccount,
): Promise<BankAccount | undefined> {
  const earlier = await earlierAccount(ctx, requester, tradeIn)
  const shown = tradeIn.account ?? (earlier && masked(earlier))
  const keeps = iban.trim() === '' && shown?.iban === saved && shown.holder === holder.trim()
  return keeps ? earlier : { iban, holder }
}

function masked(account: BankAccount): BankAccount {
  return { ...account, iban: maskedIban(account.iban) }
}

/** The account that a member entered last in this market; `undefined` if the trade-in has one already. */
async function earlierAccount(
  { sql, keys: { seal } }: Ctx,
  { userId }: TradeInRequester,
  { account, market }: TradeInView,
): Promise<BankAccount | undefined> {
  if (account || userId === undefined) return undefined
  const sealed = await findEarlierAccount(sql, userId, market)
  return sealed && { iban: seal.open(sealed.iban), holder: seal.open(sealed.holder) }
}
