import { redirect } from 'react-router'
import { buildUrl } from '#domain/market/build-url.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import type { ReturnRequester } from '#services/return/returning.ts'
import { asMember } from './member-page.ts'
import { notFound, type PageRequest, personal } from './page-request.ts'

/** In the address: of an order's or a return's link, and of a proof by number and e-mail. */
export const linkKey = 't'
export const proofKey = 'p'

export type Asking = {
  readonly requester: ReturnRequester
  readonly isMember: boolean
  /** What the address goes on saying, on the next page too. */
  readonly query: readonly (readonly [string, string])[]
}

/** Who asks for the withdrawal of an order: by what they were given, or as a member; a visitor is asked for the order's number and e-mail. */
export async function orderRequester(request: PageRequest, number: string): Promise<Asking> {
  const { query, market } = request
  const [token, proof] = [query.get(linkKey), query.get(proofKey)]
  if (token !== null) return asking(request, { kind: 'order-link', token }, [[linkKey, token]])
  if (proof !== null) return asking(request, { kind: 'proof', proof }, [[proofKey, proof]])
  if ((await viewerOf(request)).kind === 'visitor')
    throw redirect(buildUrl(market, 'return', [], [['order', number]]), { headers: personal })
  return memberRequester(request)
}

/** Who asks for one return: by the link of its mails, or as a member; everybody else is led to the login page. */
export async function returnRequester(request: PageRequest): Promise<Asking> {
  const token = request.query.get(linkKey)
  return token === null
    ? memberRequester(request)
    : asking(request, { kind: 'return-link', token }, [[linkKey, token]])
}

function memberRequester(request: PageRequest): Promise<Asking> {
  return asMember(request, async ({ member: { userId } }) => ({
    requester: { kind: 'member', userId },
    isMember: true,
    query: [],
  }))
}

async function asking(
  request: PageRequest,
  requester: ReturnRequester,
  query: Asking['query'],
): Promise<Asking> {
  return {
    requester,
    isMember: (await viewerOf(request)).kind === 'member',
    query,
  }
}

export function viewerOf({ shop, request }: PageRequest) {
  return shop.identity.viewerOf(request.headers.get('cookie') ?? undefined)
}

/** The thing a path names after its page, '' for none. */
export function namedIn({ market, path }: PageRequest): string {
  return parsePath(market, path)?.params[0] ?? ''
}

/** What is no number of an order is no page, whoever asks. */
export function orderNumberIn(request: PageRequest): string {
  const parsed = parseOrderNumber(namedIn(request))
  if (!parsed) throw notFound()
  return toOrderNumber(parsed.market, parsed.serial)
}
