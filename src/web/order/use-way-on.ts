import { useEffect } from 'react'
import { type OrderLink, type SeenStanding, standingPath } from '#domain/order/standing-path.ts'
import { useReplacePage } from '#web/client/replace-page.ts'
import { useMarket } from '#web/text/use-text.tsx'

/** A page settles by itself: when its order stands elsewhere by now, that page takes its place. */
export function useWayOn(
  { market, number, token }: OrderLink,
  first: SeenStanding,
  standing: SeenStanding | undefined,
): void {
  const replace = useReplacePage(useMarket().base)
  const link = { market, number, token }
  const own = standingPath(link, first)
  const wayOn = standing ? standingPath(link, standing) : own
  // A loan is thanked for at the address where its lender was waited for.
  const isPaidNow = standing?.kind === 'paid' && first.kind !== 'paid'
  const isDue = wayOn !== own || isPaidNow
  useEffect(() => {
    if (isDue) replace(wayOn)
  }, [isDue, wayOn, replace])
}
