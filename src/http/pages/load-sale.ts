import { data, redirect } from 'react-router'
import { saleChangeSchema } from '#contract/sale-form.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import type { SaleRefusal } from '#domain/sell/sale-refusal.ts'
import type { SaleState } from '#domain/sell/sale-state.ts'
import type { SaleView } from '#domain/sell/sale-view.ts'
import { readMemberForm } from './member-form.ts'
import { onFixedPage, type PageRequest, personal } from './page-request.ts'
import { namedIn } from './return-asker.ts'
import { missingSale, type SaleAsking, saleAsking, saleNumberIn, tokenKey } from './sale-asker.ts'

const page = 'sale-details'

/** What was answered to a second offer a moment ago, told once. */
const answers = ['accept', 'decline'] as const

/** One sale, for its member or whoever has the link of its letters. Without a number, the list of them. */
export const loadSale = onFixedPage(page, async request => {
  const { market, query } = request
  if (namedIn(request) === '') throw redirect(buildUrl(market, 'my-sales'), { headers: personal })
  const { asking, sale } = await saleOf(request)
  const { number } = sale
  // Its member is led to the page of the account, where it can be changed.
  if (asking.isOwn && query.has(tokenKey))
    throw redirect(buildUrl(market, page, [number]), { headers: personal })
  return {
    sale: withToken(sale, asking),
    isMember: asking.isOwn,
    isJustAccepted: query.get('done') === 'accepted',
    isAccountSaved: query.get('done') === 'account',
    answered: answers.find(each => each === query.get('answered')),
    review: asking.isOwn ? await reviewOf(request, asking, number) : undefined,
    ...(sale.parcel?.hasLabel && { labelPath: filePathOf(`/labels/sale/${number}`, asking) }),
    ...(sale.slip && { slipPath: filePathOf(sale.slip.path, asking) }),
    ...(isGoingOn(sale.state) && {
      goOnPath: buildUrl(market, 'sell-step', ['offer'], [['sale', number], ...asking.query]),
    }),
    // Who came by the link of a sale that is in an account is asked to sign in to it.
    ...(sale.isOwned && !asking.isOwn && { signInPath: signInPath(request, sale) }),
  }
})

/** What its seller can do about their review of it. */
async function reviewOf(
  { market, shop }: PageRequest,
  { asker: { userId = '' } }: SaleAsking,
  number: string,
) {
  return (await shop.listOwnSales({ userId, market }, [number]))[0]
}

/** From the root of the host: it belongs to no market's pages. */
function filePathOf(path: string, { asker: { token } }: SaleAsking): string {
  return token === '' ? path : `${path}?t=${encodeURIComponent(token)}`
}

function isGoingOn(state: SaleState): boolean {
  return state === 'offered'
}

function signInPath({ market }: PageRequest, { number }: SaleView): string {
  return buildUrl(market, 'login', [], [['next', buildUrl(market, page, [number])]])
}

/** Cancels a sale whose parcel is still with its seller, answers its second offer, or says where it is paid to. */
export const changeSale = onFixedPage(page, async request => {
  const { asking, sale } = await saleOf(request)
  const { market, shop } = request
  const { number } = sale
  const sent = await readMemberForm(request, saleChangeSchema)
  if (sent.intent === 'account') return changeAccount(request, asking, sale, sent)
  const { intent } = sent
  const changed =
    intent === 'cancel'
      ? await shop.selling.cancelSale(asking.asker, number)
      : await shop.inspecting.answerSecondOffer(asking.asker, number, intent)
  if (!changed.ok && changed.refusal.kind === 'not-found') throw missingSale(asking)
  if (!changed.ok) return refused(intent, changed.refusal)
  const said = intent === 'cancel' ? [] : ([['answered', intent]] as const)
  const pairs = [...asking.query, ...said]
  throw redirect(buildUrl(market, page, [number], pairs), { status: 303, headers: personal })
})

function refused(intent: 'cancel' | 'accept' | 'decline', { kind }: SaleRefusal) {
  const status = kind === 'sign-in-needed' ? 403 : 409
  const said = { isCancel: intent === 'cancel', isLate: kind === 'answer-too-late' }
  return data(said, { status, headers: personal })
}

/** Complaints of this trade, wrong IBAN: until it is paid. */
async function changeAccount(
  { market, shop }: PageRequest,
  asking: SaleAsking,
  { number, payout }: SaleView,
  { iban, holder }: BankAccount,
) {
  if (payout === undefined || payout === 'voucher') return refusedAccount([])
  const choice = { payout, account: { iban, holder } }
  const changed = await shop.selling.choosePayout(asking.asker, number, choice)
  if (changed.ok) {
    const path = buildUrl(market, page, [number], [...asking.query, ['done', 'account']])
    throw redirect(path, { status: 303, headers: personal })
  }
  const { refusal } = changed
  if (refusal.kind === 'not-found') throw missingSale(asking)
  if (refusal.kind === 'too-many-open') return refusedAccount([], refusal.most)
  if (refusal.kind !== 'invalid-field') return refusedAccount([])
  return refusedAccount([refusal.field === 'holder' ? 'holder' : 'iban'])
}

/** Without faults it is too late, or as many trade-ins as may be are open with that account. */
function refusedAccount(account: readonly ('iban' | 'holder')[], mostOpen?: number) {
  return data(
    { isCancel: false, isLate: false, account, mostOpen },
    { status: account.length === 0 ? 409 : 422, headers: personal },
  )
}

async function saleOf(
  request: PageRequest,
): Promise<{ readonly asking: SaleAsking; readonly sale: SaleView }> {
  // What is no number of a sale is no page, whoever asks.
  const number = saleNumberIn(request)
  const asking = await saleAsking(request)
  const sale = await request.shop.selling.viewSale(asking.asker, number)
  if (sale?.market !== request.market) throw missingSale(asking)
  return { asking, sale }
}

/** A picture is asked for by itself: whoever came by the link shows it there too. */
function withToken(sale: SaleView, { asker: { token } }: SaleAsking): SaleView {
  if (token === '') return sale
  const tokened = (path: string) => `${path}?${tokenKey}=${encodeURIComponent(token)}`
  const { secondOffer, photoPaths } = sale
  return {
    ...sale,
    photoPaths: photoPaths.map(tokened),
    ...(secondOffer && {
      secondOffer: {
        ...secondOffer,
        lines: secondOffer.lines.map(({ photoPath, ...line }) => ({
          ...line,
          ...(photoPath !== undefined && { photoPath: tokened(photoPath) }),
        })),
      },
    }),
  }
}
