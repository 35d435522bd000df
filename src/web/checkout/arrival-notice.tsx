import { useEffect, useState } from 'react'
import type { RefreshNotice } from '#domain/cart/after-refresh.ts'
import type { CheckoutTotals } from '#domain/checkout/totals.ts'
import { refreshCart } from '#web/client/cart-refresh-client.ts'
import type { CartPlace } from '#web/client/cart-store.ts'
import { hasUnansweredOrder } from '#web/client/order-key.ts'
import { useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { Notice } from '#web/ui/notice.tsx'
import { CartChanges } from './cart-changes.tsx'

type ArrivalNoticeProps = {
  readonly place: CartPlace
  readonly cartId: string
  readonly totals: CheckoutTotals
}

/** orders.md: the cart is refreshed before the checkout, and what changed is told. */
export const ArrivalNotice = ({ place, cartId, totals }: ArrivalNoticeProps) => {
  const [notice, setNotice] = useState<RefreshNotice>()
  const price = useFormatPrice()
  const { outcome } = useText().checkout
  useEffect(() => {
    if (hasUnansweredOrder(cartId)) return
    let isHere = true
    const refresh = async () => {
      const after = await refreshCart(place)
      if (isHere) setNotice(after.notice)
    }
    void refresh()
    return () => {
      isHere = false
    }
  }, [place, cartId])
  if (notice?.kind !== 'changed') return undefined
  return (
    <Notice tone="warning" announce="polite" title={outcome.changedTitle} className="mt-4">
      <CartChanges notice={notice} total={price.total(totals.total)} />
    </Notice>
  )
}
