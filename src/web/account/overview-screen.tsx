import { buildUrl, categoryPath } from '#domain/market/build-url.ts'
import type { Purchase } from '#domain/order/purchase.ts'
import type { Day } from '#domain/time/day.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AccountFrame } from './account-frame.tsx'
import { PurchaseCard } from './purchase-card.tsx'

type OverviewScreenProps = {
  readonly name: string
  readonly purchases: readonly Purchase[]
  readonly today: Day
}

/** The account at a glance: the next steps and their dates. */
export function OverviewScreen({ name, purchases, today }: OverviewScreenProps) {
  const { overview } = useAccountText()
  return (
    <AccountFrame title={overview.greeting(name)} current="overview">
      {purchases.length === 0 ? (
        <NothingBought />
      ) : (
        <section aria-labelledby="what-is-next">
          <h2 id="what-is-next" className="mb-4 text-[1.375rem]">
            {overview.next}
          </h2>
          <div className="grid gap-4">
            {purchases.map(purchase => (
              <PurchaseCard key={purchase.number} {...{ purchase, today }} level={3} />
            ))}
          </div>
        </section>
      )}
      <OtherPages />
    </AccountFrame>
  )
}

export function NothingBought() {
  const { overview } = useAccountText()
  const { base, market } = useMarket()
  return (
    <EmptyState
      title={overview.noneTitle}
      action={
        <ButtonLink href={base + categoryPath(market, 'phones')}>{overview.toShop}</ButtonLink>
      }
    >
      {overview.noneText}
    </EmptyState>
  )
}

function OtherPages() {
  const { nav, overview } = useAccountText()
  const { base, market } = useMarket()
  const pages = [
    { page: 'my-purchases', title: nav.purchases, text: overview.purchasesText },
    { page: 'return', title: nav.returns, text: overview.returnsText },
    { page: 'my-warranties', title: nav.warranties, text: overview.warrantiesText },
    { page: 'my-insurances', title: nav.insurances, text: overview.insurancesText },
    { page: 'my-sales', title: nav.sales, text: overview.tradeInsText },
    { page: 'loyalty', title: nav.loyalty, text: overview.loyaltyText },
    { page: 'settings', title: nav.settings, text: overview.settingsText },
  ]
  return (
    <ul className="mt-6 grid gap-4 sm:grid-cols-2">
      {pages
        .filter(({ page }) => buildUrl(market, page) !== '')
        .map(({ page, title, text }) => (
          <li key={page}>
            <a
              href={base + buildUrl(market, page)}
              className="block h-full rounded-card border border-line bg-paper px-5 py-4.5 no-underline hover:border-control"
            >
              <b className="block text-heading text-jade-2">{title}</b>
              <span className="text-meta text-ink-2">{text}</span>
            </a>
          </li>
        ))}
    </ul>
  )
}
