import { type Market, markets } from '../text.ts'
import { foreignWords, type Names } from './foreign-text.ts'
import {
  alternatesOf,
  canonicalOf,
  idsOf,
  listedErrors,
  pageErrors,
  type Sister,
} from './page-errors.ts'
import { type Page, readPage } from './read-page.ts'
import { dataErrors } from './schema-org.ts'
import { type Answer, ask, inTurns, type Link, linksOf } from './transition.ts'

type Wish = {
  readonly origin: string
  readonly seeds: readonly string[]
  /** All listed pages; each of them must be indexable. */
  readonly listed: ReadonlySet<string>
  readonly names: Names
  /** Whether a link is followed: to a file, or to a page that may have links of its own. */
  readonly follows: (link: Link, from: string) => boolean
}

type Seen = { readonly marketLinks: readonly Sister[]; readonly ids: ReadonlySet<string> }

export type Crawled = {
  readonly pages: number
  readonly pagesOf: Readonly<Record<Market, number>>
  /** Links found on all pages; repeated links on one page count once. */
  readonly links: number
  /** Distinct requested URLs: pages, files and redirects. */
  readonly asked: number
  readonly errors: readonly string[]
}

/** Requests every seed and everything their links lead to, and reports errors, one line each. */
export async function crawl(wish: Wish): Promise<Crawled> {
  const errors: string[] = []
  const seen = new Map<string, Seen>()
  const fragments = new Map<string, string>()
  const request = new Map<string, string>(wish.seeds.map(url => [url, 'a sitemap']))
  let queue = [...request.keys()]
  let links = 0

  const enqueue = (link: Link, from: string) => {
    const [bare = ''] = link.url.split('#')
    if (link.kind === 'elsewhere') errors.push(...elsewhereErrors(link.url, from))
    else if (link.url.includes('#')) fragments.set(link.url, from)
    if (link.kind === 'elsewhere' || link.kind === 'sent') return
    if (request.has(bare) || !wish.follows(link, from)) return
    request.set(bare, from)
    queue.push(bare)
  }
  const visit = async (url: string) => {
    const answer = await ask(url)
    const page = answer.type.startsWith('text/html') ? readPage(answer.body) : undefined
    const market = markets.find(each => url.startsWith(`${wish.origin}/${each}/`))
    errors.push(...answerErrors(answer, request.get(url) ?? ''))
    if (answer.location !== '') return enqueue({ kind: 'page', url: answer.location }, url)
    if (page === undefined || market === undefined || answer.status !== 200) return
    seen.set(url, { marketLinks: alternatesOf(page), ids: new Set(idsOf(page)) })
    errors.push(...wholeErrors(page, market, url, wish).map(error => `${url} ${error}`))
    const found = linksOf(page, url)
    links += found.length
    for (const link of found) enqueue(link, url)
    for (const sister of alternatesOf(page)) enqueue({ kind: 'page', url: sister.url }, url)
    enqueue({ kind: 'page', url: canonicalOf(page) }, url)
  }
  while (queue.length > 0) {
    const batch = queue
    queue = []
    await inTurns(batch, visit)
  }
  errors.push(...sisterErrors(seen), ...fragmentErrors(seen, fragments))
  return { ...countedOf(wish.origin, [...seen.keys()]), links, asked: request.size, errors }
}

function countedOf(origin: string, urls: readonly string[]) {
  const of = (market: Market) => urls.filter(url => url.startsWith(`${origin}/${market}/`)).length
  return { pages: urls.length, pagesOf: { ro: of('ro'), bg: of('bg'), hu: of('hu'), gr: of('gr') } }
}

/** Every error of one page that can be found without another page. */
export function wholeErrors(
  page: Page,
  market: Market,
  url: string,
  { listed, names }: Pick<Wish, 'listed' | 'names'>,
): readonly string[] {
  return [
    ...pageErrors(page, market),
    ...(listed.has(url) ? listedErrors(page, url) : []),
    ...dataErrors(page, market, canonicalOf(page)),
    ...foreignWords(page, market, names),
  ]
}

/** Private pages redirect to the sign-in page; a link to a moved URL is an error. */
function answerErrors({ url, status, location, robots }: Answer, from: string) {
  if (status === 302 || status === 303) return location === '' ? [`${url} leads nowhere`] : []
  if (status !== 200) return [`${url} answers ${status} ${location}, linked from ${from}`]
  return /noindex/.test(robots) && from === 'a sitemap' ? [`${url} is listed, but noindex`] : []
}

/** External pages are not requested: their URLs must be complete and secure. */
function elsewhereErrors(url: string, from: string): readonly string[] {
  return /^(https:\/\/[\w.-]+\.[a-z]{2,}\/|mailto:[\w.+-]+@[\w.-]+|tel:\+\d{8,15}$)/.test(url)
    ? []
    : [`${from} links to ${url}`]
}

/** hreflang: every alternate links back, under the same language. */
export function sisterErrors(
  seen: ReadonlyMap<string, Pick<Seen, 'marketLinks'>>,
): readonly string[] {
  return [...seen].flatMap(([url, { marketLinks: alternates }]) => {
    const own = alternates.find(each => each.url === url)?.language
    return alternates
      .filter(sister => sister.language !== 'x-default' && seen.has(sister.url))
      .filter(
        sister =>
          !seen
            .get(sister.url)
            ?.marketLinks.some(back => back.url === url && back.language === own),
      )
      .map(sister => `${sister.url} does not name ${url} as its sister`)
  })
}

function fragmentErrors(
  seen: ReadonlyMap<string, Seen>,
  fragments: ReadonlyMap<string, string>,
): readonly string[] {
  return [...fragments].flatMap(([url, from]) => {
    const [page = '', id = ''] = url.split('#')
    const ids = seen.get(page)?.ids
    return ids === undefined || ids.has(decodeURIComponent(id))
      ? []
      : [`${url} is not there, linked from ${from}`]
  })
}

/** Filtered lists lead to ever narrower ones: from them, only links to other kinds of pages are followed. */
export function followsAll({ url }: Link, from: string): boolean {
  return !(isNarrowed(url) && isNarrowed(from))
}

function isNarrowed(url: string): boolean {
  const { pathname, search } = new URL(url)
  return search !== '' && !/\/\d+\/$/.test(pathname)
}
