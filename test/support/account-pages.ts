import { RouterContextProvider } from 'react-router'
import type { Market } from '#domain/market/market.ts'
import type { LoaderArgs } from '#http/pages/page-request.ts'
import { type Site, servicesContext, siteContext } from '#http/site.ts'
import { type ApiApp, bases } from './api-app.ts'

type Visit = {
  readonly market?: Market
  readonly cookie?: string
  /** The IP address; default: one of its own. */
  readonly address?: string
  /** Sent as a form submission. */
  readonly form?: Readonly<Record<string, string>> | string
}

/** The result of a page's loader or action: the data shown, or the response it threw. */
export type PageResult =
  | { readonly kind: 'shown'; readonly value: unknown }
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers }

let network = 0
function anAddress() {
  return `10.20.${(++network >> 8) & 255}.${network & 255}`
}

/** Calls a loader or an action as the router does. */
export async function visit(
  { ctx }: Pick<ApiApp, 'ctx'>,
  load: (args: LoaderArgs) => Promise<unknown>,
  path: string,
  { market = 'ro', cookie, form, address = anAddress() }: Visit = {},
): Promise<PageResult> {
  const prefix = new URL(bases[market]).pathname.replace(/\/$/, '')
  const site: Site = { market, bases, prefix, address }
  const context = new RouterContextProvider()
  context.set(servicesContext, ctx)
  context.set(siteContext, site)
  const request = new Request(new URL(prefix + path, bases[market]), {
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form).toString() }),
  })
  return load({ request, context }).then(resultOf, thrownResult)
}

function resultOf(value: unknown): PageResult {
  return value instanceof Response
    ? thrownResult(value)
    : { kind: 'shown', value: unwrapped(value) }
}

type WithStatus = { readonly data: unknown; readonly init: { readonly status?: number } | null }

function isWithStatus(value: unknown): value is WithStatus {
  return typeof value === 'object' && value !== null && 'init' in value
}

/** A refused form is shown again, with a status of its own. */
function unwrapped(value: unknown) {
  return isWithStatus(value) ? value.data : value
}

function thrownResult(thrown: unknown): PageResult {
  if (thrown instanceof Response)
    return { kind: 'answered', status: thrown.status, headers: thrown.headers }
  if (isWithStatus(thrown))
    return { kind: 'answered', status: thrown.init?.status ?? 200, headers: new Headers() }
  throw thrown
}
