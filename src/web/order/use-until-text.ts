import { payableUntilOf } from '#domain/order/payable-until.ts'
import { type Day, formatLongDay } from '#domain/time/day.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'

/** "until 14:05", with the day if it is not today. */
export function useUntilText(today: Day): (instant: string) => string {
  const { market, locale } = useMarket()
  const { until } = useText().order
  return instant => {
    const { time, day } = payableUntilOf(market, instant, today)
    return until(time, day === undefined ? undefined : formatLongDay(day, locale))
  }
}
