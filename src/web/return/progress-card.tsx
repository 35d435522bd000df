import type { ReturnView } from '#domain/return/return-view.ts'
import { statesAhead } from '#domain/return/states-ahead.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { ThreadEvent } from '#web/ui/thread-event.tsx'
import { useDueText } from './use-due-text.ts'

type ProgressCardProps = { readonly view: ReturnView }

/** All stages of a return: those completed and due with their days, and those that come after. */
export function ProgressCard({ view }: ProgressCardProps) {
  const { one, states, stateNotes } = useReturningText()
  const { market, locale } = useMarket()
  const dueText = useDueText()
  const { state, due, steps } = view
  const dayOf = (at: string) => formatLongDay(dayIn(market, new Date(at)), locale)
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{one.progress}</h2>
      <ol className="mt-4">
        {steps.map((step, index) => (
          <ThreadEvent
            key={step.at + step.state}
            title={states[step.state]}
            when={dayOf(step.at)}
            {...(index === steps.length - 1 && { note: stateNotes[state] })}
            isDone
          />
        ))}
        {statesAhead(state).map((each, index) => (
          <ThreadEvent
            key={each}
            title={states[each]}
            {...(index === 0 && due && { when: dueText(due) })}
          />
        ))}
      </ol>
    </Card>
  )
}
