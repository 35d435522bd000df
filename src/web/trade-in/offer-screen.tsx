import { buildUrl } from '#domain/market/build-url.ts'
import type { ExchangeDevice } from '#domain/trade-in/trade-in.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { ExchangePrice } from '#web/shop/trade-in/exchange-price.tsx'
import { useMarket } from '#web/text/use-text.tsx'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { useTradeText } from '#web/text/use-trade-text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { WholeMeasures } from '#web/ui/whole-measures.tsx'
import { type Answered, OfferAnswers } from './offer-answers.tsx'
import { OfferLines } from './offer-lines.tsx'
import { PayoutCards } from './payout-cards.tsx'
import { TradeInFrame } from './trade-in-frame.tsx'

type OfferScreenProps = {
  readonly tradeIn: TradeInView
  readonly answered: readonly Answered[]
  /** The device that the seller wants to buy with the voucher. */
  readonly exchangeDevice: ExchangeDevice | undefined
  readonly hasEnded: boolean
  /** The page that accepts the offer, within the market. */
  readonly nextPath: string
  /** The page with the status of the trade-in, where it can be withdrawn, within the market. */
  readonly tradeInPath: string
}

/** The amount for each payout method, line by line, and the next steps (sell.md, offer). */
export function OfferScreen({
  tradeIn,
  answered,
  exchangeDevice,
  hasEnded,
  nextPath,
  tradeInPath,
}: OfferScreenProps) {
  return (
    <TradeInFrame step="offer" tradeIn={tradeIn}>
      {hasEnded && <Ended tradeIn={tradeIn} />}
      {!hasEnded && tradeIn.state === 'draft' && (
        <Draft email={tradeIn.email} tradeInPath={tradeInPath} />
      )}
      {!hasEnded && tradeIn.state === 'offered' && (
        <Offered {...{ tradeIn, answered, exchangeDevice, nextPath }} />
      )}
    </TradeInFrame>
  )
}

function Offered({
  tradeIn,
  answered,
  exchangeDevice,
  nextPath,
}: Omit<OfferScreenProps, 'hasEnded' | 'tradeInPath'>) {
  const { offer: text, summary } = useTradeInText()
  const { atOnce } = useTradeText()
  const { base } = useMarket()
  return (
    <div className="grid gap-5">
      <p className="max-w-[60ch]">
        <WholeMeasures name={text.lead(tradeIn.title)} />
      </p>
      {tradeIn.offers && <PayoutCards offers={tradeIn.offers} />}
      {exchangeDevice && tradeIn.offers?.voucher.kind === 'offer' && (
        <ExchangePrice
          exchangeDevice={exchangeDevice}
          voucher={tradeIn.offers.voucher.amount}
          isFinal
        >
          <p className="text-ink-2">{atOnce}</p>
        </ExchangePrice>
      )}
      <div>
        <ButtonLink href={base + nextPath}>{text.accept}</ButtonLink>
      </div>
      <Alert tone="info">{summary.sentTo(tradeIn.email)}</Alert>
      <OfferLines tradeIn={tradeIn} />
      <OfferAnswers answered={answered} />
    </div>
  )
}

type DraftProps = Pick<TradeInView, 'email'> & Pick<OfferScreenProps, 'tradeInPath'>

function Draft({ email, tradeInPath }: DraftProps) {
  const { offer, after } = useTradeInText()
  const { base } = useMarket()
  const { draft } = offer
  return (
    <Alert
      tone="info"
      title={draft.title}
      action={
        <ButtonLink tone="ghost" size="small" href={base + tradeInPath}>
          {after.cancel}
        </ButtonLink>
      }
    >
      {draft.text(email)}
    </Alert>
  )
}

function Ended({ tradeIn }: Pick<OfferScreenProps, 'tradeIn'>) {
  const { ended } = useTradeInText().offer
  const { base, market } = useMarket()
  return (
    <Alert
      tone="warning"
      title={ended.title}
      action={
        <ButtonLink size="small" href={base + buildUrl(market, 'sell')}>
          {ended.again}
        </ButtonLink>
      }
    >
      {tradeIn.replacedBy === undefined ? ended.text : ended.replaced}
    </Alert>
  )
}
