import { data, redirect } from 'react-router'
import { type TradeInChange, tradeInChangeSchema } from '#contract/trade-in-form.ts'
import type { OrderAgain } from '#domain/cart/reorder.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import type { Result } from '#domain/result.ts'
import type { ObjectionRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import type { SecondOffer, TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { parseCode } from '#domain/voucher/voucher-code.ts'
import { listReviewableTradeIns } from '#services/review/list-own.ts'
import { answerSecondOffer } from '#services/trade-in/answer-second-offer.ts'
import { cancelTradeIn } from '#services/trade-in/change-trade-in.ts'
import { choosePayout } from '#services/trade-in/choose-payout.ts'
import { objectToOffer } from '#services/trade-in/object-to-offer.ts'
import type { TradeInRequester } from '#services/trade-in/own-trade-in.ts'
import { reportUnlocked } from '#services/trade-in/report-unlocked.ts'
import { viewTradeIn } from '#services/trade-in/view-trade-ins.ts'
import { readMemberForm } from '../account/member-form.ts'
import { ownVouchers } from '../checkout/load-checkout.ts'
import { onFixedPage, type PageRequest, personal } from '../page-request.ts'
import { namedIn } from '../return/return-requester.ts'
import { exchangeFactsIn, toExchangeDevice } from './trade-in.ts'
import {
  missingTradeIn,
  type TradeInAccess,
  tokenKey,
  tradeInNumberIn,
  tradeInRequester,
} from './trade-in-requester.ts'

const page = 'sale-details'

/** The answer just given to a second offer, shown once. */
const answers = ['accept', 'decline', 'object'] as const

/** One trade-in, for its member or anyone with the link from its emails. Without a number, redirects to the list. */
export const loadTradeIn = onFixedPage(page, async request => {
  const { market, query } = request
  if (namedIn(request) === '') throw redirect(buildUrl(market, 'my-sales'), { headers: personal })
  const { access, tradeIn } = await tradeInOf(request)
  const { number } = tradeIn
  // The owner is redirected to the page without the token, where the trade-in can be changed.
  if (access.isOwn && query.has(tokenKey))
    throw redirect(buildUrl(market, page, [number]), { headers: personal })
  return {
    tradeIn: withToken(tradeIn, access),
    isMember: access.isOwn,
    isJustAccepted: query.get('done') === 'accepted',
    isAccountSaved: query.get('done') === 'account',
    answered: answers.find(each => each === query.get('answered')),
    review: access.isOwn ? await reviewOf(request, access, number) : undefined,
    exchange: access.isOwn ? await exchangeOf(request, access, tradeIn) : undefined,
    ...(tradeIn.parcel?.hasLabel && {
      labelPath: filePathOf(`/labels/sale/${number}`, access),
    }),
    ...(tradeIn.slip && { slipPath: filePathOf(tradeIn.slip.path, access) }),
    ...(isGoingOn(tradeIn.state) && {
      goOnPath: buildUrl(market, 'sell-step', ['offer'], [['sale', number], ...access.query]),
    }),
    // A visitor with the link of a trade-in that belongs to an account is asked to sign in.
    ...(tradeIn.isOwned && !access.isOwn && { signInPath: signInPath(request, tradeIn) }),
  }
})

/** The seller's review of the trade-in, or whether they can write one. */
async function reviewOf(
  { market, ctx }: PageRequest,
  { requester: { userId = '' } }: TradeInAccess,
  number: string,
) {
  return (await listReviewableTradeIns(ctx, { userId, market }, [number]))[0]
}

/** The device that the voucher is meant for, while both can be had. */
async function exchangeOf(
  page: PageRequest,
  { requester: { userId = '' } }: TradeInAccess,
  { voucherCode = '' }: TradeInView,
) {
  const code = parseCode(voucherCode)
  const facts = code === undefined ? undefined : await exchangeFactsIn(page)
  if (code === undefined || !facts) return undefined
  const vouchers = await ownVouchers(page, { userId })
  const voucher = vouchers.find(each => parseCode(each.code) === code)
  if (!voucher) return undefined
  const device = { facts, serviceIds: [], accessoryIds: [], hasBattery: false }
  return {
    exchangeDevice: toExchangeDevice(facts),
    voucher: voucher.left,
    isPending: voucher.isPending,
    code,
    again: { devices: [device], accessories: [], gone: [] } satisfies OrderAgain,
    settings: page.ctx.settings.shopOf(page.market).cart,
  }
}

/** From the root of the host: it is not a page of a market. */
function filePathOf(path: string, { requester: { token } }: TradeInAccess): string {
  return token === '' ? path : `${path}?t=${encodeURIComponent(token)}`
}

function isGoingOn(state: TradeInState): boolean {
  return state === 'offered'
}

function signInPath({ market }: PageRequest, { number }: TradeInView): string {
  return buildUrl(market, 'login', [], [['next', buildUrl(market, page, [number])]])
}

/** Cancels a trade-in before its parcel is sent, answers its second offer, or changes the account for its payout. */
export const changeTradeIn = onFixedPage(page, async request => {
  const { access, tradeIn } = await tradeInOf(request)
  const { market } = request
  const { number } = tradeIn
  const sent = await readMemberForm(request, tradeInChangeSchema, 'photos')
  if (sent.intent === 'account') return changeAccount(request, access, tradeIn, sent)
  if (sent.intent === 'object' && sent.words.trim() === '')
    return refused(sent, { kind: 'words-needed' })
  const { intent } = sent
  const changed = await change(request, access.requester, number, sent)
  if (!changed.ok && changed.refusal.kind === 'not-found') throw missingTradeIn(access)
  if (!changed.ok) return refused(sent, changed.refusal)
  const answered = answers.find(each => each === intent)
  const pairs = [...access.query, ...(answered ? ([['answered', answered]] as const) : [])]
  throw redirect(buildUrl(market, page, [number], pairs), { status: 303, headers: personal })
})

type Change = Exclude<TradeInChange, { intent: 'account' }>

function change(
  { ctx }: PageRequest,
  requester: TradeInRequester,
  number: string,
  sent: Change,
): Promise<Result<unknown, ObjectionRefusal>> {
  switch (sent.intent) {
    case 'cancel':
      return cancelTradeIn(ctx, requester, number)
    case 'unlocked':
      return reportUnlocked(ctx, requester, number)
    case 'object':
      return objectToOffer(ctx, requester, number, sent)
    case 'accept':
    case 'decline':
      return answerSecondOffer(ctx, requester, number, sent.intent)
  }
}

type Refusal = ObjectionRefusal | { readonly kind: 'words-needed' }

/** The words and photos of a refused objection are sent back. */
function refused(sent: Change, { kind }: Refusal) {
  const isInvalid = ['words-needed', 'photos-not-found', 'too-many-photos'].includes(kind)
  const status = kind === 'sign-in-needed' ? 403 : isInvalid ? 422 : 409
  const flags = {
    isCancel: sent.intent === 'cancel',
    isUnlock: sent.intent === 'unlocked',
    isLate: kind === 'answer-too-late',
    ...(sent.intent === 'object' && { objection: { ...sent, kind } }),
  }
  return data(flags, { status, headers: personal })
}

/** The account can be changed until it is paid (complaints of this trade, wrong IBAN). */
async function changeAccount(
  { market, ctx }: PageRequest,
  access: TradeInAccess,
  { number, payout }: TradeInView,
  { iban, holder }: BankAccount,
) {
  if (payout === undefined || payout === 'voucher') return refusedAccount([])
  const choice = { payout, account: { iban, holder } }
  const changed = await choosePayout(ctx, access.requester, number, choice)
  if (changed.ok) {
    const path = buildUrl(market, page, [number], [...access.query, ['done', 'account']])
    throw redirect(path, { status: 303, headers: personal })
  }
  const { refusal } = changed
  if (refusal.kind === 'not-found') throw missingTradeIn(access)
  if (refusal.kind === 'too-many-open') return refusedAccount([], refusal.most)
  if (refusal.kind !== 'invalid-field') return refusedAccount([])
  return refusedAccount([refusal.field === 'holder' ? 'holder' : 'iban'])
}

/** Without invalid fields, it is either too late, or too many trade-ins are open with that account. */
function refusedAccount(account: readonly ('iban' | 'holder')[], maxOpen?: number) {
  return data(
    { isCancel: false, isUnlock: false, isLate: false, account, maxOpen },
    { status: account.length === 0 ? 409 : 422, headers: personal },
  )
}

async function tradeInOf(
  request: PageRequest,
): Promise<{ readonly access: TradeInAccess; readonly tradeIn: TradeInView }> {
  // An invalid trade-in number is a 404 for every requester.
  const number = tradeInNumberIn(request)
  const access = await tradeInRequester(request)
  const tradeIn = await viewTradeIn(request.ctx, access.requester, number)
  if (tradeIn?.market !== request.market) throw missingTradeIn(access)
  return { access, tradeIn }
}

/** Each picture is a request of its own: it needs the token, too. */
function withToken(tradeIn: TradeInView, { requester: { token } }: TradeInAccess): TradeInView {
  if (token === '') return tradeIn
  const withTokenQuery = (path: string) => `${path}?${tokenKey}=${encodeURIComponent(token)}`
  const withTokens = ({ amount, lines }: SecondOffer): SecondOffer => ({
    amount,
    lines: lines.map(({ photoPath, ...line }) => ({
      ...line,
      ...(photoPath !== undefined && { photoPath: withTokenQuery(photoPath) }),
    })),
  })
  const { secondOffer, raised, photoPaths } = tradeIn
  return {
    ...tradeIn,
    photoPaths: photoPaths.map(withTokenQuery),
    ...(secondOffer && { secondOffer: withTokens(secondOffer) }),
    ...(raised && { raised: withTokens(raised) }),
  }
}
