import { categoryPath } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CartUpdateAlerts } from './cart-update-alerts.tsx'
import type { CartUpdate } from './use-arrival.ts'

/** A link to continue shopping, and the reason if the cart was full a moment ago. */
export function EmptyCheckout({ update }: { readonly update: CartUpdate }) {
  const { market, base } = useMarket()
  const { empty } = useText().checkout
  return (
    <section className="wrap py-8 sm:py-12">
      <CartUpdateAlerts update={update} />
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
