import type { StepPage } from '#domain/trade-in/step-view.ts'
import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'

/** The heading of the page: its question, or why the questions end. */
export function useStepTitle(page: StepPage): string {
  const { titles, stopped } = useTradeInStepsText()
  const [reason] = page.kind === 'stopped' ? page.reasons : []
  return reason ? stopped.titles[reason] : titles[page.step]
}
