import { languageOf } from '#domain/market/market.ts'
import type { PaymentChoice } from '#domain/payment/choice.ts'
import { loadFinancingText } from '#text/payment/financing-page/load-financing-text.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { planText } from '#web/payment/plan-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { usePaymentRows } from './use-payment-rows.ts'

/** The instalments of a completed step, on a separate line once their text and terms are loaded. */
export function ChosenPlan({ choice }: { readonly choice: PaymentChoice }) {
  const { market } = useMarket()
  const now = usePaymentRows()
  const format = useFormatPrice()
  const language = languageOf[market]
  const text = useLoaded(language, () => loadFinancingText(language))
  if (text.kind !== 'loaded') return undefined
  return <p>{planText(choice, now, text.value, format)}</p>
}
