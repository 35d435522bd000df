import { hasItems } from '#domain/cart/cart.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import { restoreCart } from '#web/client/cart-store.ts'
import { keptText } from '#web/client/kept-text.ts'
import { useCart } from '#web/client/use-cart.ts'
import { CartNotices } from './cart-notices.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { FilledCart } from './filled-cart.tsx'
import { useFocusOn } from './use-focus-on.ts'
import { useLeaving } from './use-leaving.ts'
import { useRefresh } from './use-refresh.ts'
import { useRemoval } from './use-removal.ts'
import { useReviveNotice } from './use-revive-notice.ts'

type CartScreenProps = { readonly settings: MarketSettings }

/** Spec 3.4: the browser's cart, with all that is said about it. */
export const CartScreen = ({ settings }: CartScreenProps) => {
  const inUse = useCart(settings.cart)
  const { removal, removeLine } = useRemoval(inUse)
  const revived = useReviveNotice(inUse)
  const refresh = useRefresh(inUse)
  const leaving = useLeaving(refresh.check)
  const removalRef = useFocusOn<HTMLDivElement>(removal)
  const refreshRef = useFocusOn<HTMLDivElement>(leaving.stoppedBy)
  const { cart, isReady, place } = inUse
  return (
    <div className="wrap py-8 sm:py-12">
      <CartNotices
        {...{ removal, removalRef, revived, refreshRef }}
        refreshed={refresh.notice}
        isLasting={!isReady || keptText.isLasting()}
        onRestore={notice => {
          restoreCart(place, notice.undo, cart)
          refresh.dismiss()
        }}
        onRetry={refresh.check}
        onContinue={leaving.go}
      />
      {!isReady && <CartSkeleton />}
      {isReady && !hasItems(cart) && <EmptyCart />}
      {isReady && hasItems(cart) && (
        <FilledCart {...{ inUse, settings, removeLine, refresh, leaving }} />
      )}
    </div>
  )
}
