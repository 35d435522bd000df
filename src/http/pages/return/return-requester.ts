import { redirect } from 'react-router'
import { buildUrl } from '#domain/market/build-url.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import { viewSession } from '#services/identity/view-session.ts'
import type { ReturnRequester } from '#services/return/return-requester.ts'
import { asMember } from '../account/member-page.ts'
import { notFound, type PageRequest, personal } from '../page-request.ts'

/** Query parameters: the token from an order's or return's link, and a proof of number and email. */
export const linkKey = 't'
export const proofKey = 'p'

export type ReturnAccess = {
  readonly requester: ReturnRequester
  readonly isMember: boolean
  /** The query parameters to pass on to the next page. */
  readonly query: readonly (readonly [string, string])[]
}

/**
 * The requester of a withdrawal: by token or proof, or as a member; a visitor is asked for the order's number and
 * email.
 */
export async function orderRequester(request: PageRequest, number: string): Promise<ReturnAccess> {
  const { query, market } = request
  const [token, proof] = [query.get(linkKey), query.get(proofKey)]
  if (token !== null) return accessOf(request, { kind: 'order-link', token }, [[linkKey, token]])
  if (proof !== null) return accessOf(request, { kind: 'proof', proof }, [[proofKey, proof]])
  if ((await viewerOf(request)).kind === 'visitor')
    throw redirect(buildUrl(market, 'return', [], [['order', number]]), { headers: personal })
  return memberRequester(request)
}

/** The requester of a return: by the link from its emails, or as a member; others are redirected to the login page. */
export async function returnRequester(request: PageRequest): Promise<ReturnAccess> {
  const token = request.query.get(linkKey)
  return token === null
    ? memberRequester(request)
    : accessOf(request, { kind: 'return-link', token }, [[linkKey, token]])
}

function memberRequester(request: PageRequest): Promise<ReturnAccess> {
  return asMember(request, async ({ member: { userId } }) => ({
    requester: { kind: 'member', userId },
    isMember: true,
    query: [],
  }))
}

async function accessOf(
  request: PageRequest,
  requester: ReturnRequester,
  query: ReturnAccess['query'],
): Promise<ReturnAccess> {
  return {
    requester,
    isMember: (await viewerOf(request)).kind === 'member',
    query,
  }
}

export function viewerOf({ ctx, request }: PageRequest) {
  return viewSession(ctx, request.headers.get('cookie') ?? undefined)
}

/** The item named in the path after its page, '' for none. */
export function namedIn({ market, path }: PageRequest): string {
  return parsePath(market, path)?.params[0] ?? ''
}

/** An invalid order number is a 404 for every requester. */
export function orderNumberIn(request: PageRequest): string {
  const parsed = parseOrderNumber(namedIn(request))
  if (!parsed) throw notFound()
  return toOrderNumber(parsed.market, parsed.serial)
}
