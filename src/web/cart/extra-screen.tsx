import { useEffect } from 'react'
import { hasItems } from '#domain/cart/cart.ts'
import { pageAfterCart } from '#domain/checkout/page-after-cart.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { languageOf } from '#domain/market/market.ts'
import { useReplacePage } from '#web/client/replace-page.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { BuyingTextProvider } from '#web/text/use-buying-text.tsx'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { CartAlerts } from './cart-alerts.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { loadExtraRoom } from './load-extra-room.ts'
import { NotLoaded } from './not-loaded.tsx'
import { type CheckedCart, useCheckedCart } from './use-checked-cart.ts'

type ExtraScreenProps = { readonly settings: MarketSettings }

/** The extras that can still be added, between cart and checkout; skipped if there are none (Spec 2.3). */
export function ExtraScreen({ settings }: ExtraScreenProps) {
  const checked = useCheckedCart(settings, () => 'cart-login')
  const isPassedOver = usePassingOver(checked, settings)
  return (
    <div className="wrap py-8 sm:py-12">
      <CartAlerts checked={checked} />
      <ExtraBody {...{ checked, settings, isPassedOver }} />
    </div>
  )
}

function usePassingOver({ inUse }: CheckedCart, settings: MarketSettings): boolean {
  const { market, base } = useMarket()
  const replacePage = useReplacePage(base)
  const { cart, isReady } = inUse
  const isPassedOver =
    isReady && hasItems(cart) && pageAfterCart(cart, settings.flags) !== 'cart-extra'
  useEffect(() => {
    if (isPassedOver) replacePage(buildUrl(market, 'cart-login'))
  }, [isPassedOver, replacePage, market])
  return isPassedOver
}

type ExtraBodyProps = ExtraScreenProps & {
  readonly checked: CheckedCart
  readonly isPassedOver: boolean
}

function ExtraBody({ checked, settings, isPassedOver }: ExtraBodyProps) {
  const { market } = useMarket()
  const { extraTitle } = useText().cart
  const room = useLoaded(market, () => loadExtraRoom(languageOf[market]))
  const { cart, isReady } = checked.inUse
  if (isReady && !hasItems(cart)) return <EmptyCart />
  if (room.kind === 'failed') return <NotLoaded onRetry={room.retry} />
  if (!isReady || isPassedOver || room.kind !== 'loaded') return <CartSkeleton title={extraTitle} />
  const { text, ExtraOffers } = room.value
  return (
    <BuyingTextProvider text={text}>
      <ExtraOffers {...{ checked, settings }} />
    </BuyingTextProvider>
  )
}
