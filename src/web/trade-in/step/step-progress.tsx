import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'
import { BarFill } from '#web/ui/bar-fill.tsx'

type StepProgressProps = {
  readonly place: number
  readonly of: number | undefined
}

/** The number of questions for most devices, used until the model is known. */
const usual = 13

/** The gold line that grows with every answer. */
export function StepProgress({ place, of = usual }: StepProgressProps) {
  const { flow } = useTradeInStepsText()
  return (
    <div
      role="progressbar"
      aria-label={flow}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={place - 1}
      className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:border"
    >
      <BarFill
        percent={Math.round(((place - 1) / of) * 100)}
        className="min-w-2 bg-linear-to-r from-gold to-gold-2 forced-colors:bg-[Highlight]"
      />
    </div>
  )
}
