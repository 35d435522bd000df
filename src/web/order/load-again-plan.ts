import type { Language } from '#domain/market/market.ts'
import type { FinancingText } from '#web/text/financing/ro.ts'
import { loadFinancingText } from '#web/text/load-financing-text.ts'
import type { AgainPlan } from './again-plan.tsx'

/** How other instalments are chosen, and the words of it. */
type AgainPlanRoom = { readonly Plan: typeof AgainPlan; readonly text: FinancingText }

/** Downloaded once a method paid in instalments is chosen: whoever pays by card does without. */
export async function loadAgainPlan(language: Language): Promise<AgainPlanRoom> {
  const [{ AgainPlan: Plan }, text] = await Promise.all([
    import('./again-plan.tsx'),
    loadFinancingText(language),
  ])
  return { Plan, text }
}
