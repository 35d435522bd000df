import { dayIn, formatLongDay } from '#domain/device/day.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { SaleView } from '#domain/sell/sale-view.ts'
import { ThreadEvent } from '#web/order/thread-event.tsx'
import { useAccountText } from '#web/text/account/account-text.ts'
import { useSalesText } from '#web/text/sales/sales-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { SummaryRow, SummaryRows } from '#web/ui/summary-row.tsx'
import { AccountFrame } from './account-frame.tsx'
import { SaleMark } from './sale-mark.tsx'
import { SecondOfferCard } from './second-offer-card.tsx'
import { useSaleWords } from './use-sale-words.ts'

/** One sale of a member: where it stands, what comes next and when, what was offered for it. */
export const SaleScreen = ({ sale }: { readonly sale: SaleView }) => {
  const text = useSalesText()
  const { nav } = useAccountText()
  const { base, market } = useMarket()
  const { offer, secondOffer } = sale
  return (
    <AccountFrame title={text.saleTitle(sale.number)} current="sales">
      <div className="grid gap-5">
        <Breadcrumbs
          crumbs={[
            { label: nav.label, href: base + buildUrl(market, 'account') },
            { label: text.title, href: base + buildUrl(market, 'my-sales') },
            { label: sale.number },
          ]}
        />
        <StandingCard sale={sale} />
        {offer && secondOffer && <SecondOfferCard {...{ offer, secondOffer }} />}
        <Progress sale={sale} />
      </div>
    </AccountFrame>
  )
}

const StandingCard = ({ sale }: { readonly sale: SaleView }) => {
  const text = useSalesText()
  const { shelf } = useFormatPrice()
  const words = useSaleWords()
  const { state, title, due, offer, payout, paid } = sale
  const note = words.note(state)
  return (
    <Card padding="roomy" className="grid gap-2.5">
      <div>
        <SaleMark state={state} />
      </div>
      <h2 className="text-heading [overflow-wrap:anywhere]">{title}</h2>
      {due && <p className="font-bold">{words.due(due)}</p>}
      {note !== undefined && <p>{note}</p>}
      <SummaryRows>
        <SummaryRow label={text.offer} value={offer ? shelf(offer) : text.noOffer} />
        {payout !== undefined && <SummaryRow label={text.payout} value={text.payouts[payout]} />}
        {paid && <SummaryRow label={text.paid} value={shelf(paid)} tone="total" />}
      </SummaryRows>
    </Card>
  )
}

/** What was done, and what is still to come if nothing goes wrong. */
const Progress = ({ sale: { steps, ahead } }: { readonly sale: SaleView }) => {
  const text = useSalesText()
  const { market, locale } = useMarket()
  return (
    <Card padding="roomy">
      <h2 className="mb-4 text-heading">{text.progress}</h2>
      <ol aria-label={text.progress}>
        {steps.map(({ state, at }) => (
          <ThreadEvent
            key={`${state} ${at}`}
            title={text.states[state]}
            when={formatLongDay(dayIn(market, new Date(at)), locale)}
            isDone
          />
        ))}
        {ahead.map(state => (
          <ThreadEvent key={state} title={text.states[state]} />
        ))}
      </ol>
    </Card>
  )
}
