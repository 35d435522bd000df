import { useEffect } from 'react'
import { hasItems } from '#domain/cart/cart.ts'
import { hasExtras } from '#domain/cart/extras.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import { type Language, languageOf } from '#domain/market/market.ts'
import { loadBuyingText } from '#text/cart/buying-page/load-buying-text.ts'
import { pathAfterCart } from '#web/client/path-after-cart.ts'
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
  const checked = useCheckedCart(settings)
  const isSkipped = useSkipping(checked)
  return (
    <div className="wrap py-8 sm:py-12">
      <CartAlerts checked={checked} />
      <ExtraBody {...{ checked, settings, isSkipped }} />
    </div>
  )
}

function useSkipping({ cartInUse }: CheckedCart): boolean {
  const { market, base } = useMarket()
  const replacePage = useReplacePage(base)
  const { cart, isReady } = cartInUse
  const isSkipped = isReady && hasItems(cart) && !hasExtras(cart)
  useEffect(() => {
    if (isSkipped) replacePage(pathAfterCart(market))
  }, [isSkipped, replacePage, market])
  return isSkipped
}

type ExtraBodyProps = ExtraScreenProps & {
  readonly checked: CheckedCart
  readonly isSkipped: boolean
}

function ExtraBody({ checked, settings, isSkipped }: ExtraBodyProps) {
  const { market } = useMarket()
  const { extraTitle } = useText().cart
  const content = useLoaded(market, () => loadExtraContent(languageOf[market]))
  const { cart, isReady } = checked.cartInUse
  if (isReady && !hasItems(cart)) return <EmptyCart />
  if (content.kind === 'failed') return <NotLoaded onRetry={content.retry} />
  if (!isReady || isSkipped || content.kind !== 'loaded') return <CartSkeleton title={extraTitle} />
  const { text, ExtraOffers } = content.value
  return (
    <BuyingTextProvider text={text}>
      <ExtraOffers {...{ checked, settings }} />
    </BuyingTextProvider>
  )
}

/** The content of the extras page and its text. */
async function loadExtraContent(language: Language) {
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
