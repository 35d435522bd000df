import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { withdrawalFormSchema } from '#contract/return-form.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { type ReturnField, requestOf } from '#domain/return/request-of.ts'
import { firstDraft, headsOf, type ReturnDraft } from '#domain/return/return-draft.ts'
import type { ReturnRefusal, ReturnRequest } from '#domain/return/return-request.ts'
import type { Returnable } from '#domain/return/return-view.ts'
import { dayIn } from '#domain/time/day.ts'
import { listCounties } from '#services/places/list-places.ts'
import { cancelUnsent } from '#services/return/cancel-unsent.ts'
import { requestReturn } from '#services/return/request-return.ts'
import type { RequestedReturn } from '#services/return/return-requester.ts'
import { viewCancelBack } from '#services/return/view-cancel-back.ts'
import { viewReturnable } from '#services/return/view-returnable.ts'
import { knownAddress } from '../account/known-address.ts'
import { seenAs } from '../account/load-purchase.ts'
import { notFound, onFixedPage, type PageRequest, personal } from '../page-request.ts'
import { readPairs, withPlaces } from './read-return-form.ts'
import { linkKey, orderNumberIn, orderRequester, type ReturnAccess } from './return-requester.ts'

const page = 'return-form'

/** The withdrawal form of one order, or why the order can no longer be returned. */
export const loadReturnForm = onFixedPage(page, async request => {
  const number = orderNumberIn(request)
  const access = await orderRequester(request, number)
  const viewed = await returnableOf(request, access, number)
  const today = dayIn(request.market, request.ctx.clock())
  const frame = { isMember: access.isMember, orderNumber: number, today }
  if (!viewed.ok) {
    const { refusal: reason } = viewed
    const isUnsent = reason.kind === 'not-sent-yet'
    const back = isUnsent ? await viewCancelBack(request.ctx, access.requester, number) : undefined
    return { kind: 'closed', ...frame, reason, back } as const
  }
  const returnable = viewed.value
  if (returnable.lines.length === 0)
    return { kind: 'closed', ...frame, reason: { kind: 'all-gone' } } as const
  const heads = headsOf(returnable.lines)
  if (heads.every(({ claim }) => claim !== undefined))
    return { kind: 'under-claim', ...frame, claims: claimsOf(heads) } as const
  const [counties, from] = await Promise.all([
    listCounties(request.ctx, request.market),
    knownAddress(request, access, number),
  ])
  return {
    kind: 'open',
    ...frame,
    returnable,
    given: firstDraft(returnable, from),
    counties,
  } as const
})

/**
 * A proof is valid for two hours; after that the order must be looked up again. Another customer's order is a 404,
 * like a missing one.
 */
async function returnableOf(request: PageRequest, { requester }: ReturnAccess, number: string) {
  const { ctx, market } = request
  const viewed = await viewReturnable(ctx, requester, number)
  if (viewed.ok && viewed.value.market !== market) throw notFound()
  if (viewed.ok || viewed.refusal.kind !== 'not-found') return viewed
  if (requester.kind !== 'proof') throw notFound()
  throw redirect(buildUrl(market, 'return', [], [['order', number]]), { headers: personal })
}

/** Shows a summary to confirm, or the form again as it was sent; confirming it creates the return. */
export const sendReturnForm = onFixedPage(page, async request => {
  const number = orderNumberIn(request)
  const access = await orderRequester(request, number)
  const viewed = await returnableOf(request, access, number)
  const form = await readPairs(request.request, withdrawalFormSchema)
  if (!('draft' in form)) throw await cancelAndReload(request, access, number, form.intent)
  const { intent, key, isWhole, draft: sent } = form
  if (!viewed.ok) throw reload(request, access, number)
  const { handover, point } = await withPlaces(request, sent.handover)
  const lines = isWhole ? wholeOf(viewed.value, sent) : sent.lines
  const draft = { ...sent, handover, lines }
  const showAgain = (status: number, fields: readonly ReturnField[], why?: AgainWhy) =>
    data({ kind: 'again', draft, point, fields, why } as const, { status, headers: personal })
  if (intent === 'edit') return showAgain(200, [])
  // On a repeated submission the lines are already part of the return that the first one created.
  const isConfirmed = intent === 'confirm' && key !== undefined
  const choosable = isConfirmed ? { ...viewed.value, lines } : viewed.value
  const validated = requestOf(draft, choosable, point)
  if (!validated.ok) return showAgain(422, validated.refusal.fields)
  const underClaim = (claims: readonly string[]) => {
    const { isMember } = access
    const refused = { kind: 'under-claim', isMember, orderNumber: number, claims } as const
    return data(refused, { status: 409, headers: personal })
  }
  const claims = claimsOf(viewed.value.lines.filter(isIn(validated.value)))
  if (!isConfirmed && claims.length > 0) return underClaim(claims)
  if (!isConfirmed)
    return data(
      { kind: 'review', draft, handover: validated.value.handover, key: randomUUID() } as const,
      { headers: personal },
    )
  const created = await requestReturn(request.ctx, access.requester, number, validated.value, key)
  if (created.ok) throw received(request, access, created.value)
  if (created.refusal.kind === 'lines-under-claim') return underClaim(created.refusal.claims)
  return refusedWith(created.refusal, showAgain, () => reload(request, access, number))
})

function claimsOf(lines: Returnable['lines']): readonly string[] {
  return lines.flatMap(({ claim }) => claim ?? [])
}

function isIn({ lines }: ReturnRequest) {
  return ({ position }: Returnable['lines'][number]): boolean =>
    lines.some(line => line.position === position)
}

/** Whether or not the cancellation succeeded, the reloaded page shows the current state of the order. */
async function cancelAndReload(
  request: PageRequest,
  access: ReturnAccess,
  number: string,
  intent: keyof typeof seenAs,
): Promise<Response> {
  await cancelUnsent(request.ctx, access.requester, number, seenAs[intent])
  return reload(request, access, number)
}

type AgainWhy = 'lines' | 'handover' | 'field'

/** Why no return was created, shown with the input. */
function refusedWith<T>(
  refusal: Exclude<ReturnRefusal, { kind: 'lines-under-claim' }>,
  showAgain: (status: number, fields: readonly ReturnField[], why?: AgainWhy) => T,
  reloaded: () => Response,
): T {
  switch (refusal.kind) {
    case 'lines-not-returnable':
      return showAgain(409, [], 'lines')
    case 'handover-not-offered':
      return showAgain(409, [], 'handover')
    case 'invalid-field':
      return showAgain(422, isReturnField(refusal.field) ? [refusal.field] : [], 'field')
    case 'not-found':
    case 'not-sent-yet':
    case 'order-over':
    case 'too-late':
      throw reloaded()
  }
}

function isReturnField(field: string): field is ReturnField {
  return field === 'iban' || field === 'holder' || field === 'day'
}

function wholeOf({ lines }: Returnable, sent: ReturnDraft): ReturnDraft['lines'] {
  return headsOf(lines).map(
    ({ position }) => sent.lines.find(line => line.position === position) ?? { position },
  )
}

/** The reloaded page shows the current state by itself. */
function reload({ market }: PageRequest, { query }: ReturnAccess, number: string) {
  return redirect(buildUrl(market, page, [number], query), { status: 303, headers: personal })
}

function received(
  { market }: PageRequest,
  { requester }: ReturnAccess,
  { view, token }: RequestedReturn,
) {
  const link = requester.kind === 'member' ? [] : [[linkKey, token] as const]
  const path = buildUrl(market, 'return', [view.number], [...link, ['done', 'received']])
  return redirect(path, { status: 303, headers: personal })
}
