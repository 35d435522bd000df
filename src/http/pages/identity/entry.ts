import { data, redirect, redirectDocument } from 'react-router'
import type { GuardRefusal } from '#domain/identity/identity-refusal.ts'
import type { Viewer } from '#domain/identity/member.ts'
import { absoluteUrl } from '#domain/market/base.ts'
import { ownPath } from '#domain/market/own-path.ts'
import type { Destination, Entry } from '#services/identity/identity.ts'
import { viewSession } from '#services/identity/view-session.ts'
import { type PageRequest, personal } from '../page-request.ts'

/** Query parameter for the page the visitor wanted to open. */
const nextKey = 'next'

/** '' if there is none, or it is not a page of the shop. */
export function nextOf({ market, query }: PageRequest): string {
  return ownPath(market, query.get(nextKey))
}

export function destinationIn(page: PageRequest): Destination {
  const next = nextOf(page)
  return { market: page.market, ...(next !== '' && { next }) }
}

/** The scheme and host of the page, to which passkeys are bound. */
export function originOf({ request }: Pick<PageRequest, 'request'>): string {
  return new URL(request.url).origin
}

export function viewerOf({ request, ctx }: PageRequest): Promise<Viewer> {
  return viewSession(ctx, request.headers.get('cookie') ?? undefined)
}

/** Redirects members who are signed in already. */
export async function sendMembersOn(page: PageRequest): Promise<void> {
  if ((await viewerOf(page)).kind === 'member')
    throw redirect(nextOf(page) || '/', { headers: personal })
}

/** Starts the session: redirects to the requested page, or else home, as a whole new document for the signed-in member. */
export function startSession(
  page: PageRequest,
  { cookies }: Entry,
  requested: Destination = destinationIn(page),
) {
  const path = ownPath(requested.market, requested.next) || '/'
  const isHere = requested.market === page.market
  const to = isHere ? path : absoluteUrl(page.site.bases[requested.market], path)
  return redirectDocument(to, { status: 303, headers: withCookies(cookies) })
}

export function withCookies(cookies: readonly string[]): Headers {
  const headers = new Headers(personal)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}

/** Sign-in tokens are short; anything longer is not a token. */
const longestToken = 1_000

/** The token from the link of an email. Opening the link changes nothing: mail programs open links, too. */
export function tokenIn({ query }: PageRequest, name: string): string | undefined {
  const token = query.get(name)
  return token !== null && token !== '' && token.length <= longestToken ? token : undefined
}

type Refused = GuardRefusal | { readonly kind: string }

/** A refused form: the input is returned with it, except passwords. */
export function refused<Form extends string, Refusal extends Refused>(
  form: Form,
  refusal: Refusal,
  typed: Readonly<Record<string, string>>,
  needsCaptcha = refusal.kind === 'captcha-needed',
) {
  return data({ kind: 'refused', form, refusal, typed, needsCaptcha } as const, {
    status: statusOf(refusal),
    headers: retryHeaders(refusal),
  })
}

function statusOf({ kind }: Refused): number {
  if (kind === 'too-many-tries') return 429
  return kind === 'wrong-credentials' || kind === 'wrong-code' || kind === 'wrong-passkey'
    ? 401
    : 422
}

function retryHeaders(refusal: Refused) {
  return 'retryAfterSeconds' in refusal ? { 'retry-after': String(refusal.retryAfterSeconds) } : {}
}

type RouteHeaders = { readonly actionHeaders: Headers }

/** Sign-in pages are never cached, and say when to retry. */
export function entryHeaders({ actionHeaders }: RouteHeaders): Record<string, string> {
  const retryAfter = actionHeaders.get('retry-after')
  return { ...personal, ...(retryAfter !== null && { 'retry-after': retryAfter }) }
}
