import { createHash, timingSafeEqual } from 'node:crypto'
import { findMemberByEmail } from '#store/identity/members.ts'
import type { Context } from '../context.ts'
import type { Entry, RequestOrigin } from '../identity/identity.ts'
import { inMarket } from '../identity/link-market.ts'
import { openLink } from '../identity/open-link.ts'
import { requestersTradeIn, type TradeInRequester } from './own-trade-in.ts'

type Ctx = Pick<Context, 'sql' | 'keys'>

/** `proof` is from the link of an email of the trade-in; '' for none. */
export type ProvenRequest = {
  readonly requester: TradeInRequester
  readonly number: string
  readonly proof: string
}

/**
 * The address of a seller who came from an email of the trade-in and has no account yet: it needs no second email.
 * `undefined` for any other seller. An existing account is opened only as usual, because a link to an offer may be
 * forwarded and is valid for as long as the offer.
 */
export async function provenAddress(
  ctx: Ctx,
  { requester, number, proof }: ProvenRequest,
): Promise<string | undefined> {
  const tradeIn = proof === '' ? undefined : await requestersTradeIn(ctx, requester, number)
  if (!tradeIn || tradeIn.userId !== null) return undefined
  if (!isSame(proof, ctx.keys.tradeInTokens.addressProofOf(tradeIn.id))) return undefined
  const member = await findMemberByEmail(ctx.sql, tradeIn.email)
  return member?.isProven ? undefined : tradeIn.email
}

/** Creates the account of a proven address, as the first use of a sign-in link does, and signs in. */
export async function enterProven(
  ctx: Pick<Context, 'sql' | 'clock' | 'keys' | 'accounts' | 'cookies' | 'settings'>,
  market: Parameters<typeof inMarket>[0],
  proven: ProvenRequest,
  caller: RequestOrigin,
): Promise<Entry | undefined> {
  const email = await provenAddress(ctx, proven)
  if (email === undefined) return undefined
  const { value } = await ctx.accounts.signInToken(email)
  const entry = await openLink(ctx, inMarket(market, value), caller)
  return entry.ok ? entry.value : undefined
}

/** In constant time. */
function isSame(one: string, other: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hashOf(one), hashOf(other))
}
