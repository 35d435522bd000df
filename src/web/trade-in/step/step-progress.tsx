import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'
import { BarFill } from '#web/ui/bar-fill.tsx'

type StepProgressProps = {
  readonly position: number
  readonly total: number | undefined
}

/** The number of steps for most devices, used until the model is known. */
const usualTotal = 17

/** The gold line that grows with every answer. */
export function StepProgress({ position, total = usualTotal }: StepProgressProps) {
  const { flow } = useTradeInStepsText()
  return (
    <div
      role="progressbar"
      aria-label={flow}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={position - 1}
      className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:border"
    >
      <BarFill
        percent={Math.round(((position - 1) / total) * 100)}
        className="min-w-2 bg-linear-to-r from-gold to-gold-2 forced-colors:bg-[Highlight]"
      />
    </div>
  )
}
