import { useEffect } from 'react'
import { type OrderLink, type SeenStatus, statusPath } from '#domain/order/standing-path.ts'
import { useReplacePage } from '#web/client/replace-page.ts'
import { useMarket } from '#web/text/use-text.tsx'

/** A page settles by itself: when its order stands elsewhere by now, that page takes its place. */
export function useWayOn(
  { market, number, token }: OrderLink,
  first: SeenStatus,
  status: SeenStatus | undefined,
): void {
  const replace = useReplacePage(useMarket().base)
  const link = { market, number, token }
  const own = statusPath(link, first)
  const wayOn = status ? statusPath(link, status) : own
  // A loan is thanked for at the address where its lender was waited for.
  const isPaidNow = status?.kind === 'paid' && first.kind !== 'paid'
  const isDue = wayOn !== own || isPaidNow
  useEffect(() => {
    if (isDue) replace(wayOn)
  }, [isDue, wayOn, replace])
}
