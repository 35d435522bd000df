import { type Market, markets } from '../text.ts'
import { foreignWords, type Names } from './foreign-text.ts'
import {
  type Alternate,
  alternatesOf,
  canonicalOf,
  idsOf,
  listedErrors,
  pageErrors,
} from './page-errors.ts'
import { type Page, readPage } from './read-page.ts'
import { dataErrors } from './schema-org.ts'
import { fetchUrl, inTurns, type Link, linksOf, type PageResponse } from './transition.ts'

type CrawlOptions = {
  readonly origin: string
  readonly seeds: readonly string[]
  /** All listed pages; each of them must be indexable. */
  readonly listed: ReadonlySet<string>
  readonly names: Names
  /** Whether a link is followed: to a file, or to a page that may have links of its own. */
  readonly follows: (link: Link, from: string) => boolean
}

type Seen = { readonly marketLinks: readonly Alternate[]; readonly ids: ReadonlySet<string> }

export type Crawled = {
  readonly pages: number
  readonly pagesOf: Readonly<Record<Market, number>>
  /** Links found on all pages; repeated links on one page count once. */
  readonly links: number
  /** Distinct requested URLs: pages, files and redirects. */
  readonly requested: number
  readonly errors: readonly string[]
}

/** Requests every seed and everything their links lead to, and reports errors, one line each. */
export async function crawl(options: CrawlOptions): Promise<Crawled> {
  const errors: string[] = []
  const seen = new Map<string, Seen>()
  const fragments = new Map<string, string>()
  const linkedFrom = new Map<string, string>(options.seeds.map(url => [url, 'a sitemap']))
  let queue = [...linkedFrom.keys()]
  let links = 0

  const enqueue = (link: Link, from: string) => {
    const [bare = ''] = link.url.split('#')
    if (link.kind === 'elsewhere') errors.push(...elsewhereErrors(link.url, from))
    else if (link.url.includes('#')) fragments.set(link.url, from)
    if (link.kind === 'elsewhere' || link.kind === 'sent') return
    if (linkedFrom.has(bare) || !options.follows(link, from)) return
    linkedFrom.set(bare, from)
    queue.push(bare)
  }
  const visit = async (url: string) => {
    const response = await fetchUrl(url)
    const page = response.type.startsWith('text/html') ? readPage(response.body) : undefined
    const market = markets.find(each => url.startsWith(`${options.origin}/${each}/`))
    errors.push(...responseErrors(response, linkedFrom.get(url) ?? ''))
    if (response.location !== '') return enqueue({ kind: 'page', url: response.location }, url)
    if (page === undefined || market === undefined || response.status !== 200) return
    seen.set(url, { marketLinks: alternatesOf(page), ids: new Set(idsOf(page)) })
    errors.push(...wholeErrors(page, market, url, options).map(error => `${url} ${error}`))
    const found = linksOf(page, url)
    links += found.length
    for (const link of found) enqueue(link, url)
    for (const alternate of alternatesOf(page)) enqueue({ kind: 'page', url: alternate.url }, url)
    enqueue({ kind: 'page', url: canonicalOf(page) }, url)
  }
  while (queue.length > 0) {
    const batch = queue
    queue = []
    await inTurns(batch, visit)
  }
  errors.push(...alternateErrors(seen), ...fragmentErrors(seen, fragments))
  return {
    ...countedOf(options.origin, [...seen.keys()]),
    links,
    requested: linkedFrom.size,
    errors,
  }
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
  { listed, names }: Pick<CrawlOptions, 'listed' | 'names'>,
): readonly string[] {
  return [
    ...pageErrors(page, market),
    ...(listed.has(url) ? listedErrors(page, url) : []),
    ...dataErrors(page, market, canonicalOf(page)),
    ...foreignWords(page, market, names),
  ]
}

/** Private pages redirect to the sign-in page; a link to a moved URL is an error. */
function responseErrors({ url, status, location, robots }: PageResponse, from: string) {
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
export function alternateErrors(
  seen: ReadonlyMap<string, Pick<Seen, 'marketLinks'>>,
): readonly string[] {
  return [...seen].flatMap(([url, { marketLinks: alternates }]) => {
    const own = alternates.find(each => each.url === url)?.language
    return alternates
      .filter(alternate => alternate.language !== 'x-default' && seen.has(alternate.url))
      .filter(
        alternate =>
          !seen
            .get(alternate.url)
            ?.marketLinks.some(back => back.url === url && back.language === own),
      )
      .map(alternate => `${alternate.url} does not name ${url} as its sister`)
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
