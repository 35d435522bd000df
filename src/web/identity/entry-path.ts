import { buildUrl, type QueryPair } from '#domain/market/build-url.ts'
import type { FixedPage } from '#domain/market/pages.ts'
import { useMarket } from '#web/text/use-text.tsx'

type EntryPage = Extract<FixedPage, 'login' | 'register' | 'forgot-password'>

/** The paths of the sign-in pages within the market; the target page is passed from one of them to the next. */
export function useEntryPath(next: string) {
  const { market } = useMarket()
  return (page: EntryPage, query: readonly QueryPair[] = []): string =>
    buildUrl(market, page, [], next === '' ? query : [...query, ['next', next]])
}
