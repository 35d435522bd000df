import type { Language } from '#domain/market/market.ts'
import { loadFinancingText } from '#text/payment/financing-page/load-financing-text.ts'
import type { FinancingText } from '#text/payment/financing-page/ro.ts'
import type { PlanDetails } from './plan-details.tsx'

/** The component that renders instalments, and its text. */
export type Financing = {
  readonly Details: typeof PlanDetails
  readonly text: FinancingText
}

/** Downloaded when a method paid in instalments is chosen: a checkout paid by card does not need it. */
export async function loadFinancing(language: Language): Promise<Financing> {
  const [{ PlanDetails: Details }, text] = await Promise.all([
    import('./plan-details.tsx'),
    loadFinancingText(language),
  ])
  return { Details, text }
}
