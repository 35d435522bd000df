import type { OfferShown } from '#domain/trade-in/offer-shown.ts'
import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'
import { Alert } from '#web/ui/alert.tsx'

/** Why a person checks the offer first, where the offer card has no room to say it. */
export function ReviewAlert({ offer }: { readonly offer: OfferShown }) {
  const { offer: text } = useTradeInStepsText()
  if (offer.kind !== 'review') return undefined
  return (
    <Alert tone="info" title={text.review} className="mt-4 lg:hidden">
      {offer.reasons.map(reason => (
        <p key={reason}>{text.reviews[reason]}</p>
      ))}
    </Alert>
  )
}
