import { buildUrl, categoryPath } from '#domain/market/build-url.ts'
import type { Purchase } from '#domain/order/purchase.ts'
import { type Day, dayIn, formatLongDay } from '#domain/time/day.ts'
import type { VoucherView } from '#domain/voucher/voucher.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { AccountFrame } from './account-frame.tsx'
import { PurchaseCard } from './purchase-card.tsx'

type OverviewScreenProps = {
  readonly name: string
  readonly purchases: readonly Purchase[]
  /** The one to be spent first. */
  readonly voucher?: VoucherView
  readonly today: Day
}

/** The account at a glance: the next steps and their dates. */
export function OverviewScreen({ name, purchases, voucher, today }: OverviewScreenProps) {
  const { overview } = useAccountText()
  return (
    <AccountFrame title={overview.greeting(name)} current="overview">
      {voucher && <VoucherNote voucher={voucher} />}
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

function VoucherNote({
  voucher: { left, orderFrom, expiresAt },
}: {
  readonly voucher: VoucherView
}) {
  const { overview } = useAccountText()
  const { base, market, locale } = useMarket()
  const { total, shelf } = useFormatPrice()
  return (
    <Card padding="roomy" className="mb-5 border-jade bg-jade-tint">
      <h2 className="text-heading">{overview.voucher(total(left))}</h2>
      <p className="mt-1 text-meta">
        {orderFrom && `${overview.voucherFrom(shelf(orderFrom))} `}
        {expiresAt !== undefined &&
          `${overview.voucherUntil(formatLongDay(dayIn(market, new Date(expiresAt)), locale))} `}
        {overview.voucherHow}
      </p>
      <TextLink
        href={`${base}${buildUrl(market, 'loyalty')}#vouchers`}
        className="mt-2 inline-block min-h-6 font-semibold"
      >
        {overview.toVouchers}
      </TextLink>
    </Card>
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
