import { formatLongDay } from '#domain/time/day.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import type { TradeInDue } from '#domain/trade-in/trade-in-view.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useTradeInsText } from '#web/text/use-trade-ins-text.ts'

/** What a trade-in waits for, with the due date, and the note on its state. */
export function useTradeInStateText() {
  const { due: dues, notes } = useTradeInsText()
  const { locale } = useMarket()
  const noteOf: Readonly<Partial<Record<TradeInState, string>>> = notes
  return {
    due: ({ kind, day }: TradeInDue): string => dues[kind](formatLongDay(day, locale)),
    note: (state: TradeInState): string | undefined => noteOf[state],
  }
}
