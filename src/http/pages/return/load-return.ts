import { data, redirect } from 'react-router'
import { returnChangeSchema } from '#contract/return-form.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { FixedPage } from '#domain/market/pages.ts'
import { parseReturnNumber } from '#domain/return/return-number.ts'
import type { ReturnView } from '#domain/return/return-view.ts'
import { cancelReturn, changeReturnAccount } from '#services/return/change-return.ts'
import { viewReturn } from '#services/return/view-returns.ts'
import { readMemberForm } from '../account/member-form.ts'
import { notFound, onFixedPage, type PageRequest, personal } from '../page-request.ts'
import { namedIn, type ReturnAccess, returnRequester } from './return-requester.ts'

const page = 'return'

/** The action just completed, shown once. */
const returnDone = ['received', 'changed', 'account'] as const

/** The status of one return; another customer's return is a 404, like a missing one. */
export const loadReturn = onFixedPage(page, async request => {
  const { access, view } = await returnOf(request)
  const { market, query } = request
  const { isMember } = access
  const pathOf = (other: FixedPage) => buildUrl(market, other, [view.number], access.query)
  return {
    view,
    isMember,
    done: returnDone.find(done => done === query.get('done')),
    ...(view.parcel?.hasLabel && { labelPath: labelPathOf(view.number, access) }),
    ...(view.isHandoverChangeable && { changePath: pathOf('return-address') }),
    ...(access.requester.kind === 'member' && {
      orderPath: buildUrl(market, 'my-purchases', [view.orderNumber]),
    }),
  }
})

/** From the root of the host: it is not a page of a market. */
function labelPathOf(number: string, { requester }: ReturnAccess): string {
  return requester.kind === 'return-link'
    ? `/labels/return/${number}?t=${encodeURIComponent(requester.token)}`
    : `/labels/return/${number}`
}

export type ReturnAnswer = {
  readonly form: 'cancel' | 'account'
  /** Invalid fields of the account; its IBAN must be entered again. */
  readonly errors: readonly ('iban' | 'holder')[]
}

/** Cancels a return, or changes the account for its refund. */
export const changeReturn = onFixedPage(page, async request => {
  const { access, view } = await returnOf(request)
  const { ctx, market } = request
  const form = await readMemberForm(request, returnChangeSchema)
  const changed =
    form.intent === 'cancel'
      ? await cancelReturn(ctx, access.requester, view.number)
      : await changeReturnAccount(ctx, access.requester, view.number, {
          iban: form.iban,
          holder: form.holder,
        })
  if (changed.ok) {
    const done = form.intent === 'account' ? ([['done', 'account']] as const) : []
    throw redirect(buildUrl(market, page, [view.number], [...access.query, ...done]), {
      status: 303,
      headers: personal,
    })
  }
  const { refusal } = changed
  if (refusal.kind === 'not-found') throw notFound()
  const isField = refusal.kind === 'invalid-field'
  const answer: ReturnAnswer = {
    form: form.intent,
    errors: isField ? [refusal.field === 'holder' ? 'holder' : 'iban'] : [],
  }
  return data(answer, { status: isField ? 422 : 409, headers: personal })
})

/** An invalid return number is a 404 for every requester. */
export async function returnOf(
  request: PageRequest,
): Promise<{ readonly access: ReturnAccess; readonly view: ReturnView }> {
  const number = parseReturnNumber(namedIn(request))
  if (number === undefined) throw notFound()
  const access = await returnRequester(request)
  const view = await viewReturn(request.ctx, access.requester, number)
  if (view?.market !== request.market) throw notFound()
  return { access, view }
}
