import type { PurchaseNext } from '#domain/order/purchase.ts'
import { type Day, formatLongDay } from '#domain/time/day.ts'
import { useUntilText } from '#web/order/use-until-text.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'

/** The next step of a purchase, with its date. */
export function useNextText(today: Day): (next: PurchaseNext) => string {
  const text = useAccountText()
  const { order } = useText()
  const { locale } = useMarket()
  const untilText = useUntilText(today)
  const day = (value: Day) => formatLongDay(value, locale)
  return next => {
    switch (next.kind) {
      case 'pay-until':
        return text.payUntil(untilText(next.at))
      case 'after-trade-in':
        return order.afterTradeIn
      case 'return-until':
        return text.returnUntil(day(next.day))
      case 'arrives': {
        const when =
          next.from === next.to
            ? order.onDay(day(next.from))
            : order.between(day(next.from), day(next.to))
        return `${order.arrives[next.delivery]}. ${when}`
      }
    }
  }
}
