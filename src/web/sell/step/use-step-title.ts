import type { StepPage } from '#domain/sell/step-view.ts'
import { useSellStepsText } from '#web/text/selling/steps/steps-text.ts'

/** What the page is headed with: its question, or why the walk ends. */
export function useStepTitle(shown: StepPage): string {
  const { titles, stopped } = useSellStepsText()
  const [reason] = shown.kind === 'stopped' ? shown.reasons : []
  return reason ? stopped.titles[reason] : titles[shown.step]
}
