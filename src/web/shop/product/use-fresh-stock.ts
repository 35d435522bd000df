import { startTransition, useEffect, useState } from 'react'
import { isRefreshDue } from '#domain/cart/freshness.ts'
import type { StockNews } from '#domain/device/fresh-stock.ts'
import type { ProductPage } from '#domain/device/listing.ts'
import { useMarket } from '#web/text/use-text.tsx'
import type { ShownProduct } from './shown-product.ts'

type Fresh = {
  /** The page as it was drawn, which this one follows from. */
  readonly drawn: ProductPage
  readonly page: ProductPage
  readonly news: StockNews | undefined
}

/** Spec 7.1: a page may have been kept for a while, so its stock is asked for on load and on focus after 5 minutes. */
export function useFreshStock({ page: drawn, grade }: ShownProduct): Omit<Fresh, 'drawn'> {
  const { market } = useMarket()
  const [fresh, setFresh] = useState<Fresh>()
  useEffect(() => {
    const leaving = new AbortController()
    let askedAt: number | undefined
    const askIfDue = async () => {
      if (!isRefreshDue(askedAt, Date.now())) return
      askedAt = Date.now()
      const { fetchFreshPage } = await import('#web/client/fresh-page-client.ts')
      const found = await fetchFreshPage(market, drawn, leaving.signal)
      if (!found || leaving.signal.aborted) return
      // What still sleeps wakes before it changes, instead of vanishing meanwhile.
      startTransition(() =>
        setFresh(last => {
          const before = last?.drawn === drawn ? last.page : drawn
          const update = found.updateOf(before, found.page, grade)
          return update === undefined ? last : { drawn, page: found.page, news: update }
        }),
      )
    }
    const ask = () => void askIfDue().catch(() => undefined)
    ask()
    window.addEventListener('focus', ask)
    return () => {
      leaving.abort()
      window.removeEventListener('focus', ask)
    }
  }, [market, drawn, grade])
  return fresh?.drawn === drawn ? fresh : { page: drawn, news: undefined }
}
