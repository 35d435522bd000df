import { type Element, type Page, unescaped } from './read-page.ts'

const atOnce = 8

export async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>) {
  const left = all.toReversed()
  const worker = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await work(next)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

export type PageResponse = {
  readonly url: string
  readonly status: number
  readonly type: string
  readonly location: string
  readonly robots: string
  readonly body: string
}

/** One request without following redirects: the target of a redirect is checked too. */
export async function fetchUrl(
  url: string,
  headers: Record<string, string> = {},
): Promise<PageResponse> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity', ...headers },
  })
  const type = response.headers.get('content-type') ?? ''
  const isText = /html|xml|json|text/.test(type)
  const body = isText ? await response.text() : ''
  if (!isText) await response.arrayBuffer()
  const location = response.headers.get('location') ?? ''
  return {
    url,
    status: response.status,
    type,
    body,
    location: location && new URL(location, url).href,
    robots: response.headers.get('x-robots-tag') ?? '',
  }
}

export function locsIn(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => unescaped(loc))
}

/** Every URL in every file of a market's sitemap. */
export async function listedIn(base: string): Promise<readonly string[]> {
  const files = locsIn((await fetchUrl(`${base}/sitemap.xml`)).body)
  const sitemaps = await Promise.all(files.map(file => fetchUrl(file)))
  return sitemaps.flatMap(({ body }) => locsIn(body))
}

export type Link = {
  readonly kind: 'page' | 'file' | 'elsewhere' | 'sent'
  /** Absolute, including the fragment. */
  readonly url: string
}

const fileRels = /\b(icon|apple-touch-icon|manifest|preload|modulepreload|stylesheet)\b/

type Address = readonly [kind: Link['kind'], written: string]

function sourcesIn(srcset: string | undefined): readonly string[] {
  return (srcset ?? '').split(',').map(each => each.trim().split(/\s+/)[0] ?? '')
}

/** The kind of an element's href; the canonical URL and the alternates of a page are checked separately. */
function kindOfHref(name: string, { rel = '', type }: Element['attributes']) {
  if (name === 'a' || name === 'area') return 'page'
  const isFile = fileRels.test(rel) || (rel === 'alternate' && type !== undefined)
  return name === 'link' && isFile ? 'file' : undefined
}

function addressesOf({ name, attributes }: Element): readonly Address[] {
  const { href, action, formaction, property = '', content = '' } = attributes
  const kind = kindOfHref(name, attributes)
  const sent = attributes.method === 'post' ? 'sent' : 'page'
  const files = [
    attributes.src,
    attributes.poster,
    property === 'og:image' ? content : undefined,
    ...sourcesIn(attributes.srcset),
    ...sourcesIn(attributes.imagesrcset),
  ]
  return [
    ...(kind !== undefined && href !== undefined ? [[kind, href] as const] : []),
    ...(name === 'form' && action !== undefined ? [[sent, action] as const] : []),
    ...(formaction === undefined ? [] : [['sent', formaction] as const]),
    ...files.flatMap(each => (each ? [['file', each] as const] : [])),
  ]
}

export function linksOf(page: Page, from: string): readonly Link[] {
  const own = new URL(from).origin
  const links = page.elements.flatMap(element =>
    addressesOf(element).map(([kind, written]): Link => {
      const url = new URL(written, from)
      return { kind: url.origin === own ? kind : 'elsewhere', url: url.href }
    }),
  )
  const seen = new Map(links.map(link => [link.kind + link.url, link]))
  return [...seen.values()]
}
