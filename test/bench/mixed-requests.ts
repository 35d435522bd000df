import { markets } from '#domain/market/market.ts'
import { type BenchRequest, send } from './load.ts'
import { orderMaker } from './order-requests.ts'
import type { Stall } from './stock.ts'

/** Of each 20 requests, this many are of a kind. */
const shares = {
  page: 6,
  json: 4,
  drawing: 2,
  painting: 1,
  unknown: 1,
  cart: 2,
  order: 1,
  head: 1,
  aborted: 2,
} as const
type Kind = keyof typeof shares

const kinds = Object.entries(shares).flatMap(([kind, share]) =>
  Array.from({ length: share }, () => kind as Kind),
)

/**
 * Requests of every kind in turn: pages of all markets, the public endpoints with the examples of their description,
 * pictures as SVG and PNG, unknown addresses, carts, orders, HEAD, and pages whose visitor leaves before they come.
 */
export async function mixedRequests(address: string, stall: Stall) {
  const pages = await linkedPages(address)
  const [drawings, paintings] = await pictures(address, pages)
  const json = await exampleRequests(address, 'get')
  const carts = (await exampleRequests(address, 'post')).filter(({ url }) =>
    /\/(cart-refresh|payment-rows)\//.test(url),
  )
  const { order } = await orderMaker(address, stall)
  const counts: Record<Kind, number> = { ...shares }
  const nextOf = <T>(kind: Kind, all: readonly T[]): T => {
    const one = all[counts[kind]++ % all.length]
    if (one === undefined) throw new Error(`There is no request of the kind "${kind}".`)
    return one
  }
  const makers: Readonly<Record<Kind, () => BenchRequest>> = {
    page: () => ({ url: nextOf('page', pages) }),
    json: () => nextOf('json', json),
    drawing: () => ({ url: nextOf('drawing', drawings) }),
    painting: () => ({ url: nextOf('painting', paintings) }),
    unknown: () => ({ url: `${address}/ro/nothing-${counts.unknown++}/` }),
    cart: () => nextOf('cart', carts),
    order,
    head: () => ({ url: nextOf('head', pages), method: 'HEAD' }),
    aborted: () => ({ url: nextOf('aborted', pages), abortAfterMs: counts.aborted % 20 }),
  }
  return ({ count }: { readonly count: number }): BenchRequest =>
    makers[kinds[(count * 7) % kinds.length] ?? 'page']()
}

/** The home page and the list of phones of each market, and every page of it that they link to. */
async function linkedPages(address: string): Promise<readonly string[]> {
  const found = new Set<string>()
  for (const market of markets) {
    const home = `${address}/${market}/`
    found.add(home)
    const links = await linksOn(home, market)
    for (const link of links) found.add(new URL(link, address).href)
    for (const link of links.filter(each => each.split('/').length === 4).slice(0, 8))
      for (const further of await linksOn(new URL(link, address).href, market))
        found.add(new URL(further, address).href)
  }
  return [...found]
}

async function linksOn(url: string, market: string): Promise<readonly string[]> {
  const links = (await textAt(url)).matchAll(/href="([^"#]+)"/g)
  return [...new Set([...links].map(([, href = '']) => href.replaceAll('&amp;', '&')))].filter(
    href => href.startsWith(`/${market}/`),
  )
}

/** The pictures on the pages, as SVG and as PNG. */
async function pictures(address: string, pages: readonly string[]) {
  const found = new Set<string>()
  for (const page of pages.slice(0, 60))
    for (const [name] of (await textAt(page)).matchAll(/\/pictures\/v1\/[a-z0-9-]+\.svg/g))
      found.add(address + name)
  const svgs = [...found]
  return [svgs, svgs.map(url => url.replace(/svg$/, 'png'))] as const
}

type Parameter = { readonly name: string; readonly in: string; readonly example?: unknown }
type Operation = {
  readonly parameters?: readonly Parameter[]
  readonly security?: readonly unknown[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly example?: unknown }>>
  }
}
type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** The operations of the API that need no member, with the examples of their parameters and bodies. */
async function exampleRequests(address: string, method: 'get' | 'post') {
  const { paths } = JSON.parse(await textAt(`${address}/api/openapi.json`)) as Description
  return Object.entries(paths).flatMap(([path, operations]): readonly BenchRequest[] => {
    const operation = operations[method]
    const isOpen = !/office|stream|orders|captcha|cart-document|cart-session|addresses/.test(path)
    return operation && isOpen ? [exampleRequest(address, path, method, operation)] : []
  })
}

function exampleRequest(
  address: string,
  path: string,
  method: 'get' | 'post',
  { parameters = [], requestBody }: Operation,
): BenchRequest {
  const url = new URL(path, address)
  for (const { name, in: place, example } of parameters) {
    if (example === undefined) continue
    if (place === 'path')
      url.pathname = decodeURI(url.pathname).replace(`{${name}}`, String(example))
    if (place === 'query') url.searchParams.set(name, String(example))
  }
  const [body] = Object.values(requestBody?.content ?? {})
  return method === 'get'
    ? { url: url.href }
    : {
        url: url.href,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body?.example),
      }
}

async function textAt(url: string): Promise<string> {
  const { body } = await send({ url, headers: { 'accept-encoding': 'identity' } })
  return body.toString('utf8')
}
