import { buildUrl } from '#domain/market/build-url.ts'
import { reviewsPath } from '#domain/review/review-list.ts'
import { useReviewsText } from '#web/text/reviews/reviews-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { HowChecked } from './how-checked.tsx'

/** What sellers say: nobody's yet, said as it is. */
export const SellReviewsScreen = () => {
  const { sell } = useReviewsText()
  const { shell } = useText()
  const { market, base } = useMarket()
  return (
    <div className="wrap pt-5 sm:pt-7">
      <Breadcrumbs
        crumbs={[
          { label: shell.home, href: base + buildUrl(market, 'home') },
          { label: sell.title },
        ]}
      />
      <h1 className="mt-3">{sell.title}</h1>
      <p className="mt-2 mb-6 max-w-[60ch] text-ink-2">{sell.intro}</p>
      <EmptyState
        title={sell.none}
        action={<ButtonLink href={base + reviewsPath(market)}>{sell.toBuyers}</ButtonLink>}
      >
        {sell.noneText}
      </EmptyState>
      <div className="mt-6">
        <HowChecked />
      </div>
    </div>
  )
}
