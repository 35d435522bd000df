import type { OfferShown } from '#domain/sell/offer-shown.ts'
import { useSellStepsText } from '#web/text/selling/steps/steps-text.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Why a person looks first, where the offer's card has no room to say it. */
export function ReviewNotice({ offer }: { readonly offer: OfferShown }) {
  const { offer: text } = useSellStepsText()
  if (offer.kind !== 'review') return undefined
  return (
    <Notice tone="info" title={text.review} className="mt-4 lg:hidden">
      {offer.reasons.map(reason => (
        <p key={reason}>{text.reviews[reason]}</p>
      ))}
    </Notice>
  )
}
