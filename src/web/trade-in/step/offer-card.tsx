import type { OfferShown } from '#domain/trade-in/offer-shown.ts'
import { payouts } from '#domain/trade-in/price-tables.ts'
import type { ExchangeDevice } from '#domain/trade-in/trade-in.ts'
import { ExchangePrice, ExchangePriceLine } from '#web/shop/trade-in/exchange-price.tsx'
import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { Seam } from '#web/ui/seam.tsx'

/** At the bottom of a phone's screen, unless the screen is so low that it would cover the question. */
const cardClass =
  'border-line bg-paper max-lg:bottom-(--consent,0px) max-lg:z-10 max-lg:-mx-4 max-lg:-mb-8 max-lg:border-t max-lg:px-4 max-lg:pt-2.5 max-lg:pb-3 max-lg:[@media(height>=30rem)]:sticky sm:max-lg:-mx-6 sm:max-lg:px-6 lg:sticky lg:top-6 lg:rounded-card lg:border lg:p-5.5'

type OfferCardProps = {
  readonly offer: OfferShown
  readonly exchangeDevice: ExchangeDevice | undefined
}

/** The offer for the answers so far: beside the question, or at the bottom of a phone's screen. */
export function OfferCard({ offer, exchangeDevice }: OfferCardProps) {
  const text = useTradeInStepsText().offer
  const { label, amount } = useHeadline(offer)
  const tradeInProps = exchangeDevice &&
    offer.kind === 'running' && {
      exchangeDevice,
      voucher: offer.amounts.voucher,
      isFinal: offer.isFinal,
    }
  return (
    <aside
      aria-label={text.label}
      className={classNames(
        cardClass,
        // There is no offer yet: the button stays in its place.
        offer.kind === 'none' && 'max-lg:hidden',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 lg:block">
        <p className="text-meta text-ink-2">{label}</p>
        <p className="text-price lg:mt-1 lg:text-price-large">{amount}</p>
      </div>
      <Seam className="max-lg:h-2 max-lg:max-w-full lg:mt-2" />
      <div className="max-lg:hidden">
        <OfferDetails offer={offer} />
        {tradeInProps && (
          <div className="mt-3">
            <ExchangePrice {...tradeInProps} />
          </div>
        )}
      </div>
      {tradeInProps && (
        <div className="mt-1 lg:hidden">
          <ExchangePriceLine {...tradeInProps} />
        </div>
      )}
    </aside>
  )
}

function useHeadline(offer: OfferShown) {
  const { offer: text, upTo } = useTradeInStepsText()
  const { shelf } = useFormatPrice()
  switch (offer.kind) {
    case 'none':
      return { label: text.soFar, amount: text.none }
    case 'most':
      return { label: text.soFar, amount: upTo(shelf(offer.most)) }
    case 'running': {
      const amount = shelf(offer.amounts['bank-fast'])
      return offer.isFinal
        ? { label: text.final, amount }
        : { label: text.soFar, amount: upTo(amount) }
    }
    case 'review':
      return { label: text.review, amount: text.reviewUpTo(shelf(offer.most)) }
    case 'rejected':
      return { label: text.label, amount: text.rejected }
  }
}

function OfferDetails({ offer }: Pick<OfferCardProps, 'offer'>) {
  const { offer: text, upTo } = useTradeInStepsText()
  const { shelf } = useFormatPrice()
  switch (offer.kind) {
    case 'none':
      return <p className="mt-3 text-meta text-ink-2">{text.noneText}</p>
    case 'rejected':
      return undefined
    case 'review':
      return (
        <ul className="mt-3 grid gap-1.5 text-meta text-ink-2">
          {offer.reasons.map(reason => (
            <li key={reason}>{text.reviews[reason]}</li>
          ))}
        </ul>
      )
    case 'most':
      return <p className="mt-3 text-meta text-ink-2">{text.note}</p>
    case 'running':
      return (
        <>
          <dl className="mt-3 grid gap-1.5 text-meta">
            {payouts.map(payout => (
              <div key={payout} className="flex flex-wrap justify-between gap-x-3">
                <dt className="text-ink-2">{text.payouts[payout]}</dt>
                <dd className="font-bold">
                  {offer.isFinal
                    ? shelf(offer.amounts[payout])
                    : upTo(shelf(offer.amounts[payout]))}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-meta text-ink-2">{text.note}</p>
        </>
      )
  }
}
