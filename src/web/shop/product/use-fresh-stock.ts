import { startTransition, useEffect, useState } from 'react'
import { isRefreshDue } from '#domain/cart/freshness.ts'
import type { StockChange } from '#domain/device/fresh-stock.ts'
import type { ProductPage } from '#domain/device/listing.ts'
import { useMarket } from '#web/text/use-text.tsx'
import type { ShownProduct } from './shown-product.ts'

type Fresh = {
  /** The page as rendered, which the fresh one is based on. */
  readonly rendered: ProductPage
  readonly page: ProductPage
  readonly stockChange: StockChange | undefined
}

/** A page may have been cached for a while, so its stock is requested on load, and on focus after 5 minutes (Spec 7.1). */
export function useFreshStock({ page: rendered, grade }: ShownProduct): Omit<Fresh, 'rendered'> {
  const { market } = useMarket()
  const [fresh, setFresh] = useState<Fresh>()
  useEffect(() => {
    const controller = new AbortController()
    let requestedAt: number | undefined
    const refreshIfDue = async () => {
      if (!isRefreshDue(requestedAt, Date.now())) return
      requestedAt = Date.now()
      const { fetchFreshPage } = await import('#web/client/fresh-page-client.ts')
      const found = await fetchFreshPage(market, rendered, controller.signal)
      if (!found || controller.signal.aborted) return
      // Parts with deferred hydration hydrate before the change, instead of disappearing meanwhile.
      startTransition(() =>
        setFresh(last => {
          const before = last?.rendered === rendered ? last.page : rendered
          const stockChange = found.stockChangeOf(before, found.page, grade)
          return stockChange === undefined ? last : { rendered, page: found.page, stockChange }
        }),
      )
    }
    const refresh = () => void refreshIfDue().catch(() => undefined)
    refresh()
    window.addEventListener('focus', refresh)
    return () => {
      controller.abort()
      window.removeEventListener('focus', refresh)
    }
  }, [market, rendered, grade])
  return fresh?.rendered === rendered ? fresh : { page: rendered, stockChange: undefined }
}
