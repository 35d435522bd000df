import type { ReactNode } from 'react'
import { dayIn, formatLongDay } from '#domain/device/day.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { OwnSale } from '#domain/review/own-device.ts'
import { isAccountOpen } from '#domain/sell/sale-state.ts'
import type { SaleView } from '#domain/sell/sale-view.ts'
import { ThreadEvent } from '#web/order/thread-event.tsx'
import { ChangeAccount } from '#web/return/change-account.tsx'
import { useAccountText } from '#web/text/account/account-text.ts'
import { useSaleText } from '#web/text/sale/sale-text.ts'
import { useSalesText } from '#web/text/sales/sales-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PhotosCard } from '#web/ui/photos-card.tsx'
import { SummaryRow, SummaryRows } from '#web/ui/summary-row.tsx'
import { AccountResult, type RefusedAccount } from './account-result.tsx'
import { AnswerSecondOffer } from './answer-second-offer.tsx'
import { CancelSale } from './cancel-sale.tsx'
import { MemberFrame } from './member-frame.tsx'
import { NotBoughtCard } from './not-bought-card.tsx'
import { RefusedNotice } from './refused-notice.tsx'
import { SaleMark } from './sale-mark.tsx'
import { SaleParcelCard } from './sale-parcel-card.tsx'
import { SaleReviewCard } from './sale-review-link.tsx'
import { SecondOfferCard } from './second-offer-card.tsx'
import { useSaleWords } from './use-sale-words.ts'

type SaleScreenProps = {
  readonly sale: SaleView
  /** Signed in, as whose it is. */
  readonly isMember: boolean
  readonly isJustAccepted: boolean
  /** Another account was told a moment ago. */
  readonly isAccountSaved: boolean
  /** Of its parcel's label, once it is made. */
  readonly labelPath?: string
  /** Of the paper of what was bought. */
  readonly slipPath?: string
  /** Within the market: where its offer is gone on with. */
  readonly goOnPath?: string
  /** What a second offer was answered a moment ago. */
  readonly answered: 'accept' | 'decline' | undefined
  /** Where it has to be signed in before it is answered. */
  readonly signInPath?: string
  /** What can be done about a review of it, once it is paid. */
  readonly review: OwnSale | undefined
  /** It could not be cancelled, or answered, any more. */
  readonly refused: Refused | undefined
}

type Refused = RefusedAccount & {
  readonly isCancel: boolean
  readonly isLate: boolean
}

/** One sale: where it stands, what comes next and when, what was offered for it, what was found. */
export function SaleScreen(props: SaleScreenProps) {
  const { sale, isMember, isJustAccepted, labelPath, slipPath, goOnPath, signInPath, refused } =
    props
  const text = useSalesText()
  return (
    <MemberFrame current="sales" title={text.saleTitle(sale.number)} isMember={isMember}>
      <div className="grid gap-5">
        {isMember && <Crumbs number={sale.number} />}
        <Answered {...props} />
        {isJustAccepted && <Accepted />}
        <AccountResult {...props} />
        <StandingCard sale={sale}>
          {isMember && sale.account && isAccountOpen(sale.state) && (
            <ChangeAccount location="sale-account" refused={refused?.account ?? []} />
          )}
        </StandingCard>
        {goOnPath !== undefined && <GoOn path={goOnPath} />}
        {slipPath !== undefined && <Slip path={slipPath} />}
        {props.review && <SaleReviewCard review={props.review} title={sale.title} />}
        <SaleParcelCard sale={sale} labelPath={labelPath} />
        <SecondOfferCard sale={sale}>
          <AnswerSecondOffer sale={sale} signInPath={signInPath} />
        </SecondOfferCard>
        <NotBoughtCard sale={sale} />
        <PhotosCard title={text.photos.title} nameOf={text.photos.one} paths={otherPhotos(sale)} />
        {isJustAccepted && <Next />}
        <Progress sale={sale} />
        {sale.isCancellable && signInPath === undefined && (
          <CancelSale state={sale.state} isRefused={refused?.isCancel ?? false} />
        )}
      </div>
    </MemberFrame>
  )
}

/** Those that no line of a second offer shows. */
function otherPhotos({ photoPaths, secondOffer }: SaleView): readonly string[] {
  return photoPaths.filter(path => !secondOffer?.lines.some(({ photoPath }) => photoPath === path))
}

function Crumbs({ number }: Pick<SaleView, 'number'>) {
  const text = useSalesText()
  const { nav } = useAccountText()
  const { base, market } = useMarket()
  return (
    <Breadcrumbs
      crumbs={[
        { label: nav.label, href: base + buildUrl(market, 'account') },
        { label: text.title, href: base + buildUrl(market, 'my-sales') },
        { label: number },
      ]}
    />
  )
}

function Answered({ answered, refused }: Pick<SaleScreenProps, 'answered' | 'refused'>) {
  const { second } = useSalesText()
  if (refused?.isCancel === false && refused.account === undefined)
    return (
      <RefusedNotice
        title={refused.isLate ? second.late : second.answeredBefore}
        about={{ location: 'second-offer', errorType: refused.isLate ? 'too-late' : 'answered' }}
      >
        {refused.isLate ? second.lateText : second.answeredText}
      </RefusedNotice>
    )
  if (refused || answered === undefined) return undefined
  const title = answered === 'accept' ? second.accepted : second.declined
  return <Notice tone="success" announce="polite" title={title} />
}

type StandingCardProps = { readonly sale: SaleView; readonly children: ReactNode }

function StandingCard({ sale, children }: StandingCardProps) {
  const text = useSalesText()
  const { shelf } = useFormatPrice()
  const words = useSaleWords()
  const { after } = useSaleText()
  const { state, title, due, offer, payout, paid, account, voucherCode } = sale
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
        {voucherCode !== undefined && <SummaryRow label={after.voucher} value={voucherCode} />}
        {account && <SummaryRow label={after.account} value={account.iban} />}
        {paid && <SummaryRow label={text.paid} value={shelf(paid)} tone="total" />}
      </SummaryRows>
      {voucherCode !== undefined && state !== 'paid' && <p>{after.voucherText}</p>}
      {children}
    </Card>
  )
}

function Accepted() {
  const { accepted } = useSaleText().after
  return (
    <Notice tone="success" title={accepted.title}>
      {accepted.text}
    </Notice>
  )
}

function GoOn({ path }: { readonly path: string }) {
  const { after } = useSaleText()
  const { base } = useMarket()
  return (
    <Card padding="roomy" className="grid justify-items-start gap-3">
      <p>{after.goOnText}</p>
      <ButtonLink href={base + path}>{after.goOn}</ButtonLink>
    </Card>
  )
}

function Slip({ path }: { readonly path: string }) {
  const { after } = useSaleText()
  return (
    <Card padding="roomy" className="grid justify-items-start gap-3">
      <p>{after.slipText}</p>
      <ButtonLink size="small" href={path}>
        {after.slip}
      </ButtonLink>
    </Card>
  )
}

/** What happens next, and when. */
function Next() {
  const { after } = useSaleText()
  return (
    <Card padding="roomy">
      <h2 className="mb-3 text-[1.375rem]">{after.next}</h2>
      <ol className="grid list-decimal gap-1.5 pl-5">
        {after.nextList.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Card>
  )
}

/** What was done, and what is still to come if nothing goes wrong. */
function Progress({ sale: { steps, ahead } }: { readonly sale: SaleView }) {
  const text = useSalesText()
  const { market, locale } = useMarket()
  return (
    <Card padding="roomy">
      <h2 className="mb-4 text-[1.375rem]">{text.progress}</h2>
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
