import { startTransition, useEffect, useState } from 'react'
import { isRefreshDue } from '#domain/cart/freshness.ts'
import type { StockNews } from '#domain/device/fresh-stock.ts'
import type { ProductPage } from '#domain/device/listing.ts'
import { useMarket } from '#web/text/use-text.tsx'
import type { ShownProduct } from './shown-product.ts'

type Fresh = {
  /** The page as rendered, which the fresh one is based on. */
  readonly drawn: ProductPage
  readonly page: ProductPage
  readonly news: StockNews | undefined
}

/** A page may have been cached for a while, so its stock is requested on load, and on focus after 5 minutes (Spec 7.1). */
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
      // Parts with deferred hydration hydrate before the change, instead of disappearing meanwhile.
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
