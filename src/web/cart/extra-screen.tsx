import { useEffect } from 'react'
import { hasItems } from '#domain/cart/cart.ts'
import { pageAfterCart } from '#domain/checkout/page-after-cart.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { type Language, languageOf } from '#domain/market/market.ts'
import { loadBuyingText } from '#text/cart/buying-page/load-buying-text.ts'
import { useReplacePage } from '#web/client/replace-page.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { BuyingTextProvider } from '#web/text/use-buying-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { useMarket, useText } from '../text/use-text.tsx'
import { CartAlerts } from './cart-alerts.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { EmptyCart } from './empty-cart.tsx'
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

/** The content of the extras page and its text. */
async function loadExtraRoom(language: Language) {
  const [text, { ExtraOffers }] = await Promise.all([
    loadBuyingText(language),
    import('./extra-offers.tsx'),
  ])
  return { text, ExtraOffers }
}

/** Shown in place of a part of the page that failed to load, with a retry button. */
function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const { general } = useText()
  const retry = (
    <Button tone="ghost" size="small" onClick={onRetry}>
      {general.retry}
    </Button>
  )
  return (
    <Alert tone="error" announce="polite" action={retry}>
      {general.failure}
    </Alert>
  )
}
