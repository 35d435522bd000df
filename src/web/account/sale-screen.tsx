import type { ReactNode } from 'react'
import { dayIn, formatLongDay } from '#domain/device/day.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { SaleView } from '#domain/sell/sale-view.ts'
import { ThreadEvent } from '#web/order/thread-event.tsx'
import { useAccountText } from '#web/text/account/account-text.ts'
import { useSaleText } from '#web/text/sale/sale-text.ts'
import { useSalesText } from '#web/text/sales/sales-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Seam } from '#web/ui/seam.tsx'
import { SummaryRow, SummaryRows } from '#web/ui/summary-row.tsx'
import { AccountFrame } from './account-frame.tsx'
import { CancelSale } from './cancel-sale.tsx'
import { SaleMark } from './sale-mark.tsx'
import { SaleParcelCard } from './sale-parcel-card.tsx'
import { SecondOfferCard } from './second-offer-card.tsx'
import { useSaleWords } from './use-sale-words.ts'

type SaleScreenProps = {
  readonly sale: SaleView
  /** Signed in, as whose it is. */
  readonly isMember: boolean
  readonly isJustAccepted: boolean
  /** Of its parcel's label, once it is made. */
  readonly labelPath?: string
  /** Within the market: where its offer is gone on with. */
  readonly goOnPath?: string
  /** It could not be cancelled any more. */
  readonly isRefused: boolean
}

/** One sale: where it stands, what comes next and when, what was offered for it. */
export const SaleScreen = (props: SaleScreenProps) => {
  const { sale, isMember, isJustAccepted, labelPath, goOnPath, isRefused } = props
  const { offer, secondOffer } = sale
  return (
    <Frame number={sale.number} isMember={isMember}>
      {isJustAccepted && <Accepted />}
      <StandingCard sale={sale} />
      {goOnPath !== undefined && <GoOn path={goOnPath} />}
      <SaleParcelCard sale={sale} labelPath={labelPath} />
      {offer && secondOffer && <SecondOfferCard {...{ offer, secondOffer }} />}
      {isJustAccepted && <Next />}
      <Progress sale={sale} />
      {isMember && sale.isCancellable && <CancelSale isRefused={isRefused} />}
    </Frame>
  )
}

type FrameProps = {
  readonly number: string
  readonly isMember: boolean
  readonly children: ReactNode
}

/** Among the pages of the account for a member; whoever came by a letter's link sees the sale alone. */
const Frame = ({ number, isMember, children }: FrameProps) => {
  const text = useSalesText()
  const { nav } = useAccountText()
  const { base, market } = useMarket()
  const title = text.saleTitle(number)
  if (!isMember)
    return (
      <div className="wrap max-w-[calc(48rem+3rem)] py-8 sm:py-12">
        <h1 className="[overflow-wrap:anywhere]">{title}</h1>
        <Seam className="mt-4 mb-6 sm:mb-8" />
        <div className="grid gap-5">{children}</div>
      </div>
    )
  const crumbs = [
    { label: nav.label, href: base + buildUrl(market, 'account') },
    { label: text.title, href: base + buildUrl(market, 'my-sales') },
    { label: number },
  ]
  return (
    <AccountFrame title={title} current="sales">
      <div className="grid gap-5">
        <Breadcrumbs crumbs={crumbs} />
        {children}
      </div>
    </AccountFrame>
  )
}

const StandingCard = ({ sale }: { readonly sale: SaleView }) => {
  const text = useSalesText()
  const { shelf } = useFormatPrice()
  const words = useSaleWords()
  const { after } = useSaleText()
  const { state, title, due, offer, payout, paid, account } = sale
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
        {account && <SummaryRow label={after.account} value={account.iban} />}
        {paid && <SummaryRow label={text.paid} value={shelf(paid)} tone="total" />}
      </SummaryRows>
    </Card>
  )
}

const Accepted = () => {
  const { accepted } = useSaleText().after
  return (
    <Notice tone="success" title={accepted.title}>
      {accepted.text}
    </Notice>
  )
}

const GoOn = ({ path }: { readonly path: string }) => {
  const { after } = useSaleText()
  const { base } = useMarket()
  return (
    <Card padding="roomy" className="grid justify-items-start gap-3">
      <p>{after.goOnText}</p>
      <ButtonLink href={base + path}>{after.goOn}</ButtonLink>
    </Card>
  )
}

/** What happens next, and when. */
const Next = () => {
  const { after } = useSaleText()
  return (
    <Card padding="roomy">
      <h2 className="mb-3 text-heading">{after.next}</h2>
      <ol className="grid list-decimal gap-1.5 pl-5">
        {after.nextList.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
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
