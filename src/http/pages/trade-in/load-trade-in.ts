import { data, redirect } from 'react-router'
import { tradeInChangeSchema } from '#contract/trade-in-form.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import type { TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { listReviewableTradeIns } from '#services/review/list-own.ts'
import { answerSecondOffer } from '#services/trade-in/answer-second-offer.ts'
import { cancelTradeIn } from '#services/trade-in/change-trade-in.ts'
import { choosePayout } from '#services/trade-in/choose-payout.ts'
import { viewTradeIn } from '#services/trade-in/view-trade-ins.ts'
import { readMemberForm } from '../account/member-form.ts'
import { onFixedPage, type PageRequest, personal } from '../page-request.ts'
import { namedIn } from '../return/return-requester.ts'
import {
  missingTradeIn,
  type TradeInAccess,
  tokenKey,
  tradeInNumberIn,
  tradeInRequester,
} from './trade-in-requester.ts'

const page = 'sale-details'

/** The answer just given to a second offer, shown once. */
const answers = ['accept', 'decline'] as const

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
  const { market, ctx } = request
  const { number } = tradeIn
  const sent = await readMemberForm(request, tradeInChangeSchema)
  if (sent.intent === 'account') return changeAccount(request, access, tradeIn, sent)
  const { intent } = sent
  const changed =
    intent === 'cancel'
      ? await cancelTradeIn(ctx, access.requester, number)
      : await answerSecondOffer(ctx, access.requester, number, intent)
  if (!changed.ok && changed.refusal.kind === 'not-found') throw missingTradeIn(access)
  if (!changed.ok) return refused(intent, changed.refusal)
  const answeredPairs = intent === 'cancel' ? [] : ([['answered', intent]] as const)
  const pairs = [...access.query, ...answeredPairs]
  throw redirect(buildUrl(market, page, [number], pairs), { status: 303, headers: personal })
})

function refused(intent: 'cancel' | 'accept' | 'decline', { kind }: TradeInRefusal) {
  const status = kind === 'sign-in-needed' ? 403 : 409
  const flags = { isCancel: intent === 'cancel', isLate: kind === 'answer-too-late' }
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
    { isCancel: false, isLate: false, account, maxOpen },
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
  const { secondOffer, photoPaths } = tradeIn
  return {
    ...tradeIn,
    photoPaths: photoPaths.map(withTokenQuery),
    ...(secondOffer && {
      secondOffer: {
        ...secondOffer,
        lines: secondOffer.lines.map(({ photoPath, ...line }) => ({
          ...line,
          ...(photoPath !== undefined && { photoPath: withTokenQuery(photoPath) }),
        })),
      },
    }),
  }
}
