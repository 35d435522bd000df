import type { ReactNode } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import type { OwnTradeIn } from '#domain/review/own-device.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import { isAccountOpen } from '#domain/trade-in/trade-in-state.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import type { TradeInsText } from '#text/trade-in/trade-ins-page/ro.ts'
import { ChangeAccount } from '#web/form/change-account.tsx'
import { PhotosCard } from '#web/form/photos-card.tsx'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { useTradeInsText } from '#web/text/use-trade-ins-text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { SummaryRow, SummaryRows } from '#web/ui/summary-row.tsx'
import { ThreadEvent } from '#web/ui/thread-event.tsx'
import { AccountResult, type RefusedAccount } from './account-result.tsx'
import { AnswerSecondOffer } from './answer-second-offer.tsx'
import { CancelTradeIn } from './cancel-trade-in.tsx'
import { type Exchange, ExchangeCard } from './exchange-card.tsx'
import { LockCard } from './lock-card.tsx'
import { MemberFrame } from './member-frame.tsx'
import { NotBoughtCard } from './not-bought-card.tsx'
import type { RefusedObjection } from './object-to-offer.tsx'
import { RefusedAlert } from './refused-alert.tsx'
import { RaisedCard, SecondOfferCard } from './second-offer-card.tsx'
import { TradeInMark } from './trade-in-mark.tsx'
import { TradeInParcelCard } from './trade-in-parcel-card.tsx'
import { TradeInReviewCard } from './trade-in-review-link.tsx'
import { useTradeInStateText } from './use-trade-in-text.ts'

type TradeInScreenProps = {
  readonly tradeIn: TradeInView
  /** Signed in as the owner of the trade-in. */
  readonly isMember: boolean
  readonly isJustAccepted: boolean
  /** Another account was saved a moment ago. */
  readonly isAccountSaved: boolean
  /** Path of its parcel's label, once it exists. */
  readonly labelPath?: string
  /** Path of the acquisition slip. */
  readonly slipPath?: string
  /** Path within the market that continues its offer. */
  readonly goOnPath?: string
  /** The answer to a second offer that was given a moment ago. */
  readonly answered: 'accept' | 'decline' | 'object' | undefined
  /** Set if the seller must sign in before answering. */
  readonly signInPath?: string
  /** The actions available for its review, once it is paid. */
  readonly review: OwnTradeIn | undefined
  /** The device that its voucher is meant for. */
  readonly exchange: Exchange | undefined
  /** It could no longer be cancelled or answered. */
  readonly refused: Refused | undefined
}

type Refused = RefusedAccount & {
  readonly isCancel: boolean
  readonly isUnlock: boolean
  readonly isLate: boolean
  readonly objection?: RefusedObjection
}

/** One trade-in: its status, the next step and its date, the offer and the findings. */
export function TradeInScreen(props: TradeInScreenProps) {
  const { tradeIn, isMember, isJustAccepted, labelPath, slipPath, goOnPath, signInPath, refused } =
    props
  const text = useTradeInsText()
  return (
    <MemberFrame current="sales" title={text.tradeInHeading(tradeIn.number)} isMember={isMember}>
      <div className="grid gap-5">
        {isMember && <Crumbs number={tradeIn.number} />}
        <Answered {...props} />
        {isJustAccepted && <Accepted />}
        <AccountResult {...props} />
        <StatusCard tradeIn={tradeIn}>
          {isMember && tradeIn.account && isAccountOpen(tradeIn.state) && (
            <ChangeAccount location="sale-account" refused={refused?.account ?? []} />
          )}
        </StatusCard>
        {props.exchange && <ExchangeCard exchange={props.exchange} />}
        {goOnPath !== undefined && <GoOn path={goOnPath} />}
        {slipPath !== undefined && <Slip path={slipPath} />}
        {props.review && <TradeInReviewCard review={props.review} title={tradeIn.title} />}
        <LockCard
          tradeIn={tradeIn}
          signInPath={signInPath}
          isRefused={refused?.isUnlock ?? false}
        />
        <TradeInParcelCard tradeIn={tradeIn} labelPath={labelPath} />
        <SecondOfferCard tradeIn={tradeIn}>
          <AnswerSecondOffer
            tradeIn={tradeIn}
            signInPath={signInPath}
            refused={refused?.objection}
          />
        </SecondOfferCard>
        <RaisedCard tradeIn={tradeIn} />
        <NotBoughtCard tradeIn={tradeIn} />
        <PhotosCard
          title={text.photos.title}
          nameOf={text.photos.one}
          paths={otherPhotos(tradeIn)}
        />
        {isJustAccepted && <Next />}
        <Progress tradeIn={tradeIn} />
        {tradeIn.isCancellable && signInPath === undefined && (
          <CancelTradeIn state={tradeIn.state} isRefused={refused?.isCancel ?? false} />
        )}
      </div>
    </MemberFrame>
  )
}

/** Photos that no line shows. */
function otherPhotos({ photoPaths, secondOffer, raised }: TradeInView): readonly string[] {
  const found = secondOffer ?? raised
  return photoPaths.filter(path => !found?.lines.some(({ photoPath }) => photoPath === path))
}

function Crumbs({ number }: Pick<TradeInView, 'number'>) {
  const text = useTradeInsText()
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

function Answered({ answered, refused }: Pick<TradeInScreenProps, 'answered' | 'refused'>) {
  const { second } = useTradeInsText()
  if (refused && isAnswerRefused(refused))
    return (
      <RefusedAlert
        title={refusedTitle(refused, second)}
        about={{ location: 'second-offer', errorType: refused.isLate ? 'too-late' : 'answered' }}
      >
        {refused.isLate ? second.lateText : second.answeredText}
      </RefusedAlert>
    )
  if (refused || answered === undefined) return undefined
  const title = { accept: second.accepted, decline: second.declined, object: second.objected }[
    answered
  ]
  return <Alert tone="success" announce="polite" title={title} />
}

function refusedTitle({ isLate, objection }: Refused, second: TradeInsText['second']): string {
  if (isLate) return second.late
  return objection?.kind === 'objected-before' ? second.objectedBefore : second.answeredBefore
}

/** The answer to a second offer came too late; what is missing in an objection is said in its form. */
function isAnswerRefused({ isCancel, isUnlock, account, objection }: Refused): boolean {
  const isIncomplete = objection && /words|photos/.test(objection.kind)
  return !isCancel && !isUnlock && account === undefined && isIncomplete !== true
}

type StatusCardProps = { readonly tradeIn: TradeInView; readonly children: ReactNode }

function StatusCard({ tradeIn, children }: StatusCardProps) {
  const text = useTradeInsText()
  const { total } = useFormatPrice()
  const stateText = useTradeInStateText()
  const { after } = useTradeInText()
  const { locale } = useMarket()
  const { state, title, due, offer, payout, paid, paidOn, account, voucherCode } = tradeIn
  const note = stateText.note(state)
  return (
    <Card padding="roomy" className="grid gap-2.5">
      <div>
        <TradeInMark state={state} />
      </div>
      <h2 className="text-heading [overflow-wrap:anywhere]">{title}</h2>
      {due && <p className="font-bold">{stateText.due(due)}</p>}
      {note !== undefined && <p>{note}</p>}
      <SummaryRows>
        <SummaryRow label={text.offer} value={offer ? total(offer) : text.noOffer} />
        {payout !== undefined && <SummaryRow label={text.payout} value={text.payouts[payout]} />}
        {voucherCode !== undefined && <SummaryRow label={after.voucher} value={voucherCode} />}
        {account && <SummaryRow label={after.account} value={account.iban} />}
        {paid && <SummaryRow label={text.paid} value={total(paid)} tone="total" />}
        {paidOn !== undefined && (
          <SummaryRow label={text.paidOn} value={formatLongDay(paidOn, locale)} />
        )}
      </SummaryRows>
      {voucherCode !== undefined && state !== 'paid' && <p>{after.voucherText}</p>}
      {children}
    </Card>
  )
}

function Accepted() {
  const { accepted } = useTradeInText().after
  return (
    <Alert tone="success" title={accepted.title}>
      {accepted.text}
    </Alert>
  )
}

function GoOn({ path }: { readonly path: string }) {
  const { after } = useTradeInText()
  const { base } = useMarket()
  return (
    <Card padding="roomy" className="grid justify-items-start gap-3">
      <p>{after.goOnText}</p>
      <ButtonLink href={base + path}>{after.goOn}</ButtonLink>
    </Card>
  )
}

function Slip({ path }: { readonly path: string }) {
  const { after } = useTradeInText()
  return (
    <Card padding="roomy" className="grid justify-items-start gap-3">
      <p>{after.slipText}</p>
      <ButtonLink size="small" href={path}>
        {after.slip}
      </ButtonLink>
    </Card>
  )
}

/** The next step and its date. */
function Next() {
  const { after } = useTradeInText()
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

/** The steps so far, and the remaining ones if nothing goes wrong. */
function Progress({ tradeIn: { steps, ahead } }: { readonly tradeIn: TradeInView }) {
  const text = useTradeInsText()
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
