import type { Withdrawal } from '#domain/order/withdrawal.ts'
import { type Day, formatLongDay } from '#domain/time/day.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useMarket } from '#web/text/use-text.tsx'

type WithdrawalDaysProps = { readonly withdrawal: Withdrawal; readonly today: Day }

/** The days of the law and those of the shop, shown separately (Rules of trade, Law 1). */
export function WithdrawalDays({ withdrawal, today }: WithdrawalDaysProps) {
  const { list } = useReturningText()
  const { locale } = useMarket()
  const { lawUntil, shopUntil } = withdrawal
  const law = today > lawUntil ? list.lawOver : list.lawUntil
  return (
    <>
      <p className="font-semibold">{list.shopUntil(formatLongDay(shopUntil, locale))}</p>
      <p className="text-meta text-ink-2">{law(formatLongDay(lawUntil, locale))}</p>
    </>
  )
}
