import { useEffect } from 'react'
import { type OrderLink, type SeenStatus, statusPath } from '#domain/order/status-path.ts'
import { useReplacePage } from '#web/client/replace-page.ts'
import { useMarket } from '#web/text/use-text.tsx'

/** Updates itself: when the order's status belongs to another page, that page replaces this one. */
export function useStatusRedirect(
  { market, number, token }: OrderLink,
  first: SeenStatus,
  status: SeenStatus | undefined,
): void {
  const replace = useReplacePage(useMarket().base)
  const link = { market, number, token }
  const ownPath = statusPath(link, first)
  const statusPagePath = status ? statusPath(link, status) : ownPath
  // The thank-you page of a loan has the same path as the page that waits for the lender.
  const isPaidNow = status?.kind === 'paid' && first.kind !== 'paid'
  const isDue = statusPagePath !== ownPath || isPaidNow
  useEffect(() => {
    if (isDue) replace(statusPagePath)
  }, [isDue, statusPagePath, replace])
}
