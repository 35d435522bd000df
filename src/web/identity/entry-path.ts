import { buildUrl, type QueryPair } from '#domain/market/build-url.ts'
import type { FixedPage } from '#domain/market/page.ts'
import { useMarket } from '#web/text/use-text.tsx'

type Door = Extract<FixedPage, 'login' | 'register' | 'forgot-password'>

/** The paths of the door within the market; where somebody wanted to go is carried from one page of it to the other. */
export function useEntryPath(next: string) {
  const { market } = useMarket()
  return (page: Door, query: readonly QueryPair[] = []): string =>
    buildUrl(market, page, [], next === '' ? query : [...query, ['next', next]])
}
