import { type Market, markets } from '../words.ts'
import { foreignWords, type Names } from './foreign-words.ts'
import {
  alternatesOf,
  canonicalOf,
  idsOf,
  listedErrors,
  pageErrors,
  type Sister,
} from './page-faults.ts'
import { type Page, readPage } from './read-page.ts'
import { dataErrors } from './schema-org.ts'
import { type Answer, ask, inTurns, type Link, linksOf } from './walk.ts'

type Wish = {
  readonly origin: string
  readonly seeds: readonly string[]
  /** All that is listed; whoever is must be fit to be shown. */
  readonly listed: ReadonlySet<string>
  readonly names: Names
  /** Whether a link is gone after: a file, or a page that may have links of its own. */
  readonly follows: (link: Link, from: string) => boolean
}

type Seen = { readonly sisters: readonly Sister[]; readonly ids: ReadonlySet<string> }

export type Crawled = {
  readonly pages: number
  readonly pagesOf: Readonly<Record<Market, number>>
  /** Links read on all pages, each page's own counted once. */
  readonly links: number
  /** Different addresses asked for: pages, files and what leads on. */
  readonly asked: number
  readonly faults: readonly string[]
}

/** Asks for every seed and everything their links lead to, and says what is wrong, one line a fault. */
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
    seen.set(url, { sisters: alternatesOf(page), ids: new Set(idsOf(page)) })
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
  return { ...countedOf(wish.origin, [...seen.keys()]), links, asked: request.size, faults: errors }
}

function countedOf(origin: string, urls: readonly string[]) {
  const of = (market: Market) => urls.filter(url => url.startsWith(`${origin}/${market}/`)).length
  return { pages: urls.length, pagesOf: { ro: of('ro'), bg: of('bg'), hu: of('hu'), gr: of('gr') } }
}

/** Everything about one page that can be told without another. */
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

/** Pages of one visitor lead to the door of the account; a link to an address that moved is a fault. */
function answerErrors({ url, status, location, robots }: Answer, from: string) {
  if (status === 302 || status === 303) return location === '' ? [`${url} leads nowhere`] : []
  if (status !== 200) return [`${url} answers ${status} ${location}, linked from ${from}`]
  return /noindex/.test(robots) && from === 'a sitemap' ? [`${url} is listed, but noindex`] : []
}

/** Others' pages are not asked for: they must be whole, and reached safely. */
function elsewhereErrors(url: string, from: string): readonly string[] {
  return /^(https:\/\/[\w.-]+\.[a-z]{2,}\/|mailto:[\w.+-]+@[\w.-]+|tel:\+\d{8,15}$)/.test(url)
    ? []
    : [`${from} links to ${url}`]
}

/** hreflang: whoever is named names back, under the same language. */
export function sisterErrors(seen: ReadonlyMap<string, Pick<Seen, 'sisters'>>): readonly string[] {
  return [...seen].flatMap(([url, { sisters }]) => {
    const own = sisters.find(each => each.url === url)?.language
    return sisters
      .filter(sister => sister.language !== 'x-default' && seen.has(sister.url))
      .filter(
        sister =>
          !seen.get(sister.url)?.sisters.some(back => back.url === url && back.language === own),
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

/** Narrowed lists lead to ever narrower ones: of theirs, only what is no list of that kind is gone after. */
export function followsAll({ url }: Link, from: string): boolean {
  return !(isNarrowed(url) && isNarrowed(from))
}

function isNarrowed(url: string): boolean {
  const { pathname, search } = new URL(url)
  return search !== '' && !/\/\d+\/$/.test(pathname)
}
