import type { StepPage } from '#domain/sell/step-view.ts'
import { useTradeInStepsText } from '#web/text/selling/steps/steps-text.ts'

/** What the page is headed with: its question, or why the walk ends. */
export function useStepTitle(shown: StepPage): string {
  const { titles, stopped } = useTradeInStepsText()
  const [reason] = shown.kind === 'stopped' ? shown.reasons : []
  return reason ? stopped.titles[reason] : titles[shown.step]
}
