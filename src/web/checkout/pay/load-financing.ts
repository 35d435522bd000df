import type { Language } from '#domain/market/market.ts'
import type { FinancingText } from '#web/text/financing/ro.ts'
import { loadFinancingText } from '#web/text/load-financing-text.ts'
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
