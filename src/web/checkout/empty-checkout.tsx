import { categoryPath } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CartNewsNotices } from './cart-news-notices.tsx'
import type { CartNews } from './use-arrival.ts'

/** A way on, and the reason where the cart was full a moment ago. */
export function EmptyCheckout({ news }: { readonly news: CartNews }) {
  const { market, base } = useMarket()
  const { empty } = useText().checkout
  return (
    <section className="wrap py-8 sm:py-12">
      <CartNewsNotices news={news} />
      <EmptyState
        level={1}
        title={empty.title}
        action={
          <ButtonLink href={base + categoryPath(market, 'phones')}>{empty.action}</ButtonLink>
        }
      >
        {empty.text}
      </EmptyState>
    </section>
  )
}
