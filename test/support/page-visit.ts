import { RouterContextProvider } from 'react-router'
import type { LoaderArgs } from '#http/pages/page-request.ts'
import { servicesContext, siteContext } from '#http/site.ts'
import type { Context } from '#services/context.ts'
import { basesOn } from './bases.ts'

const origin = 'http://shop.example'
const bases = basesOn(origin)

type Visit = {
  readonly cookie?: string | undefined
  /** Sent by POST unless another method is given. */
  readonly form?: Readonly<Record<string, string>>
  readonly method?: string
  readonly type?: string
  readonly origin?: string | undefined
  readonly site?: string
}

/** A browser on a page of the Romanian market. */
export function aVisit(ctx: Context, address: string, visit: Visit = {}): LoaderArgs {
  const context = new RouterContextProvider()
  context.set(servicesContext, ctx)
  context.set(siteContext, { market: 'ro', bases, prefix: '/ro', address: '192.0.2.1' })
  const { form, cookie, site, type = 'application/x-www-form-urlencoded' } = visit
  const from = 'origin' in visit ? visit.origin : origin
  const headers = {
    'user-agent': 'a browser',
    ...(cookie !== undefined && { cookie }),
    ...(form && { 'content-type': type }),
    ...(form && from !== undefined && { origin: from }),
    ...(site !== undefined && { 'sec-fetch-site': site }),
  }
  const body = form && new URLSearchParams(form).toString()
  const sent = form && { method: visit.method ?? 'POST', body }
  return { context, request: new Request(`${bases.ro}${address}`, { headers, ...sent }) }
}

/** The result of a page: a redirect with a response, or content with a status. */
export type PageResult = {
  readonly response: Response | undefined
  readonly shown: unknown
  readonly status: number | undefined
  readonly headers: Headers | undefined
}

type Init = { readonly status?: number; readonly headers?: HeadersInit }
type WithInit = { readonly data: unknown; readonly init: Init | null }

export async function pageResultOf(
  page: (args: LoaderArgs) => Promise<unknown>,
  args: LoaderArgs,
): Promise<PageResult> {
  const answer = await page(args).catch((thrown: unknown) => thrown)
  if (answer instanceof Error) throw answer
  if (answer instanceof Response)
    return { response: answer, shown: undefined, status: answer.status, headers: answer.headers }
  const { data: shown, init } = isWithInit(answer) ? answer : { data: answer, init: null }
  const headers = init?.headers === undefined ? undefined : new Headers(init.headers)
  return { response: undefined, shown, status: init?.status, headers }
}

function isWithInit(answer: unknown): answer is WithInit {
  return typeof answer === 'object' && answer !== null && 'init' in answer && 'data' in answer
}

export function cookiesOf(response: Response | undefined): readonly (string | undefined)[] {
  return (response?.headers.getSetCookie() ?? []).map(line => line.split('=', 1)[0])
}
