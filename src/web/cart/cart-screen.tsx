import { useEffect, useRef, useState } from 'react'
import type { RefreshNotice } from '#domain/cart/after-refresh.ts'
import { hasItems } from '#domain/cart/cart.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { restoreCart } from '#web/client/cart-store.ts'
import { useGoTo } from '#web/client/follow-links.ts'
import { keptText } from '#web/client/kept-text.ts'
import { useCart } from '#web/client/use-cart.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartNotices } from './cart-notices.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary.tsx'
import { ContinueButton } from './continue-button.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { useRefresh } from './use-refresh.ts'
import { useRemoval } from './use-removal.ts'
import { useReviveNotice } from './use-revive-notice.ts'

type CartScreenProps = { readonly settings: MarketSettings }

export const CartScreen = ({ settings }: CartScreenProps) => {
  const inUse = useCart(settings.cart)
  const { removal, removeLine } = useRemoval(inUse)
  const revived = useReviveNotice(inUse)
  const refresh = useRefresh(inUse)
  const leaving = useLeaving(refresh.check)
  const removalRef = useFocusOn(removal)
  const refreshRef = useFocusOn(leaving.stoppedBy)
  const { cart, isReady, place, editCart } = inUse
  const restore = ({ undo }: Extract<RefreshNotice, { kind: 'emptied' }>) => {
    restoreCart(place, undo, cart)
    refresh.dismiss()
  }
  const notices = (
    <CartNotices
      {...{ removal, revived, removalRef, refreshRef }}
      refreshed={refresh.notice}
      isLasting={!isReady || keptText.isLasting()}
      onRestore={restore}
      onRetry={refresh.check}
      onContinue={leaving.go}
    />
  )
  const lines = { cart, editCart, removeLine, settings: settings.cart }
  return (
    <div className="wrap py-8 sm:py-12">
      {!isReady && <CartSkeleton />}
      ...
    </div>
  )
}
