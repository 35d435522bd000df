import type { ReturnDue } from '#domain/return/return-view.ts'
import { formatLongDay } from '#domain/time/day.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useMarket } from '#web/text/use-text.tsx'

/** What comes next, with its day, as text. */
export function useDueText(): (due: ReturnDue) => string {
  const { due: text } = useReturningText()
  const { locale } = useMarket()
  return ({ kind, day }) => text[kind](formatLongDay(day, locale))
}
