import { hasItems } from '#domain/cart/cart.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import { languageOf } from '#domain/market/market.ts'
import { PendingOrderAlert } from '#web/order/pending-order-alert.tsx'
import { buyingTextOf } from '#web/text/known-buying-text.ts'
import { BuyingTextProvider } from '#web/text/use-buying-text.tsx'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { CartAlerts } from './cart-alerts.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { FilledCart } from './filled-cart.tsx'
import { SimilarDevices } from './similar-devices.tsx'
import { type CheckedCart, useCheckedCart } from './use-checked-cart.ts'

type CartScreenProps = { readonly settings: MarketSettings }

/** The browser's cart, with all alerts about it (Spec 3.4). */
export function CartScreen({ settings }: CartScreenProps) {
  const checked = useCheckedCart(settings)
  return (
    <div className="wrap py-8 sm:py-12">
      <PendingOrderAlert className="mb-6" />
      <CartAlerts checked={checked} />
      <CartBody checked={checked} settings={settings} />
    </div>
  )
}

type CartBodyProps = CartScreenProps & { readonly checked: CheckedCart }

function CartBody({ checked, settings }: CartBodyProps) {
  const { market } = useMarket()
  const { title } = useText().cart
  const { cart, isReady } = checked.cartInUse
  const isFilled = hasItems(cart)
  if (!isReady) return <CartSkeleton title={title} />
  return (
    <BuyingTextProvider text={buyingTextOf(languageOf[market])}>
      {isFilled ? <FilledCart {...{ checked, settings }} /> : <EmptyCart />}
      {settings.flags.hasCarousel && (
        <SimilarDevices key={isFilled ? 'similar' : 'popular'} cart={cart} />
      )}
    </BuyingTextProvider>
  )
}
