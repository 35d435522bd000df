import type { TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import type { TradeInText } from '#text/trade-in/page/ro.ts'
import { RefusedAlert } from '#web/account/refused-alert.tsx'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { type PriceWriter, useFormatPrice } from '#web/ui/format-price.ts'

/** Why the trade-in was not created, if the reason is not a single field; all values are still there. */
export function RefusedDelivery({ refusal }: { readonly refusal: TradeInRefusal }) {
  const { refused } = useTradeInText().delivery
  const { shelf } = useFormatPrice()
  const text = textOf(refusal, refused, shelf)
  if (!text) return undefined
  return (
    <RefusedAlert title={text.title} about={{ location: 'sell-delivery', errorType: refusal.kind }}>
      {text.text}
    </RefusedAlert>
  )
}

type Refused = TradeInText['delivery']['refused']

function textOf(
  refusal: TradeInRefusal,
  refused: Refused,
  write: PriceWriter['shelf'],
): Refused['away'] | undefined {
  switch (refusal.kind) {
    case 'device-refused':
      return refused[refusal.verdict]
    case 'device-in-another-sale':
      return refused.taken
    case 'model-differs':
      return { title: refused.model.title, text: refused.model.text(refusal.model) }
    case 'offer-changed':
      return {
        title: refused.changed.title,
        text: refused.changed.text(write(refusal.shown), write(refusal.amount)),
      }
    case 'register-away':
      return refused.away
    case 'handover-not-offered':
      return refused.handover
    case 'too-many-open':
      return {
        title: refused.full.title,
        text: `${refused.full[refusal.by](refusal.most)} ${refused.full.rest}`,
      }
    case 'not-found':
    case 'sign-in-needed':
    case 'offer-expired':
    case 'move-not-allowed':
    case 'payout-on-its-way':
    case 'payout-needed':
    case 'device-needed':
    case 'declarations-missing':
    case 'answer-too-late':
    case 'invalid-field':
      return undefined
  }
}
