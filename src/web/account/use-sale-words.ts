import { formatLongDay } from '#domain/device/day.ts'
import type { SaleState } from '#domain/sell/sale-state.ts'
import type { SaleDue } from '#domain/sell/sale-view.ts'
import { useSalesText } from '#web/text/sales/sales-text.ts'
import { useMarket } from '#web/text/use-text.tsx'

/** What a sale waits for with its day, and what there is to know of its state. */
export function useSaleWords() {
  const { due: dues, notes } = useSalesText()
  const { locale } = useMarket()
  const noteOf: Readonly<Partial<Record<SaleState, string>>> = notes
  return {
    due: ({ kind, day }: SaleDue): string => dues[kind](formatLongDay(day, locale)),
    note: (state: SaleState): string | undefined => noteOf[state],
  }
}
