import { buildUrl } from '#domain/market/build-url.ts'
import type { Insurance, InsuranceStatus } from '#domain/order/insurance.ts'
import { formatLongDay } from '#domain/time/day.ts'
import { insurancesRo as text } from '#text/order/insurances-page/ro.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { LinePicture } from '#web/ui/line-picture.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const looks: Record<InsuranceStatus['kind'], string> = {
  'starts-with-delivery': 'border-gold bg-gold-tint text-gold-ink',
  active: 'border-jade bg-jade-tint text-jade-2',
  ended: 'border-line-2 bg-sand text-ink-2',
  cancelled: 'border-line-2 bg-sand text-ink-2',
}

/** One insurance: its device, what it covers and until when. */
export function InsuranceCard({ insurance }: { readonly insurance: Insurance }) {
  const { kind, title, picture, status } = insurance
  return (
    <Card padding="roomy">
      <article className="grid gap-3.5">
        <div className="flex gap-3.5">
          {picture !== undefined && <LinePicture src={picture} />}
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <h2 className="min-w-0 flex-1 basis-48 text-heading">{title}</h2>
              <Mark kind={status.kind} />
            </div>
            <Term insurance={insurance} />
          </div>
        </div>
        <p className="border-t border-line pt-3.5">{text.covers[kind]}</p>
        <CardLinks insurance={insurance} />
      </article>
    </Card>
  )
}

function Mark({ kind }: Pick<InsuranceStatus, 'kind'>) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full border px-2.5 py-0.5 text-label font-[650]',
        looks[kind],
      )}
    >
      {text.standings[kind]}
    </span>
  )
}

function CardLinks({ insurance }: { readonly insurance: Insurance }) {
  const { base, market } = useMarket()
  const { total } = useFormatPrice()
  const { orderNumber, title, price, invoicePath } = insurance
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-ink-2">
      <span>
        {text.price}: <b className="whitespace-nowrap text-ink">{total(price)}</b>
      </span>
      <TextLink
        href={base + buildUrl(market, 'my-purchases', [orderNumber])}
        className="inline-block min-h-6"
      >
        {text.orderOf(orderNumber)}
      </TextLink>
      {invoicePath !== undefined && (
        <TextLink
          href={invoicePath}
          aria-label={`${text.receipt}: ${title}`}
          className="inline-block min-h-6"
        >
          {text.receipt}
        </TextLink>
      )}
    </p>
  )
}

function Term({ insurance: { status, months } }: { readonly insurance: Insurance }) {
  const { locale } = useMarket()
  switch (status.kind) {
    case 'starts-with-delivery':
      return <p className="mt-1 font-semibold">{text.fromDelivery(text.months(months))}</p>
    case 'active':
    case 'ended': {
      const [from, until] = [status.from, status.until].map(day => formatLongDay(day, locale))
      return <p className="mt-1 font-semibold">{text.term(from ?? '', until ?? '')}</p>
    }
    case 'cancelled':
      return <p className="mt-1 text-ink-2">{text.wasCancelled}</p>
  }
}
