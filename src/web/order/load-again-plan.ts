import type { Language } from '#domain/market/market.ts'
import { loadFinancingText } from '#text/payment/financing-page/load-financing-text.ts'
import type { FinancingText } from '#text/payment/financing-page/ro.ts'
import type { AgainPlan } from './again-plan.tsx'

/** The component to choose other instalments, and its text. */
type AgainPlanModule = { readonly Plan: typeof AgainPlan; readonly text: FinancingText }

/** Downloaded when a method paid in instalments is chosen: paying by card does not need it. */
export async function loadAgainPlan(language: Language): Promise<AgainPlanModule> {
  const [{ AgainPlan: Plan }, text] = await Promise.all([
    import('./again-plan.tsx'),
    loadFinancingText(language),
  ])
  return { Plan, text }
}
