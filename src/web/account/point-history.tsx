import type { PointStep } from '#domain/loyalty/loyalty-view.ts'
import { formatLongDay } from '#domain/time/day.ts'
import { useLoyaltyText } from '#web/text/use-loyalty-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'

/** Points earned and spent, newest first. */
export function PointHistory({ steps }: { readonly steps: readonly PointStep[] }) {
  const { history } = useLoyaltyText()
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{history.title}</h2>
      <ul className="mt-3 grid">
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added, and have no name of their own
          <Step key={steps.length - at} step={step} />
        ))}
      </ul>
    </Card>
  )
}

function Step({ step }: { readonly step: PointStep }) {
  const { history, points } = useLoyaltyText()
  const { locale } = useMarket()
  const name = useStepName()
  return (
    <li className="flex items-baseline justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1">
        <p className="[overflow-wrap:anywhere]">{name(step)}</p>
        <p className="text-meta text-ink-2">{formatLongDay(step.on, locale)}</p>
        {step.waived > 0 && <p className="text-meta text-ink-2">{history.waived(step.waived)}</p>}
      </div>
      <p className="font-semibold whitespace-nowrap">
        {step.points > 0 ? '+' : step.points < 0 ? '−' : ''}
        {points(Math.abs(step.points))}
      </p>
    </li>
  )
}

function useStepName() {
  const { history } = useLoyaltyText()
  return ({ kind, label = '' }: PointStep): string => {
    switch (kind) {
      case 'order':
      case 'sale':
      case 'return':
        return history[kind](label)
      case 'voucher':
      case 'lapse':
      case 'correction':
        return history[kind]
    }
  }
}
