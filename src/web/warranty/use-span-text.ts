import { formatLongDay } from '#domain/time/day.ts'
import type { Cover } from '#domain/warranty/cover.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useWarrantyText } from '#web/text/use-warranty-text.ts'

/** The remaining time of a cover as text: months, and days where they matter. */
export function useSpanText() {
  const text = useWarrantyText()
  const { locale } = useMarket()
  const formatUnits = (count: number, unit: 'month' | 'day') =>
    count === 0
      ? []
      : [new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)]
  return ({ status, from }: Cover): string => {
    switch (status.kind) {
      case 'ahead':
        return text.ahead(formatLongDay(from, locale))
      case 'ended':
        return text.ended
      case 'running': {
        const parts = [...formatUnits(status.months, 'month'), ...formatUnits(status.days, 'day')]
        if (parts.length === 0) return text.lastDay
        return text.left(new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts))
      }
    }
  }
}
