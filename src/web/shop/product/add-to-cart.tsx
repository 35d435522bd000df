import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Purchase } from './use-purchase.ts'

/** After adding, the page itself confirms it and links to the cart. */
export function AddToCart({ purchase }: { readonly purchase: Purchase }) {
  const { product } = useText()
  const { market, base } = useMarket()
  return (
    <div>
      <div className="buy-row">
        <Button
          full
          busy={purchase.isAdding}
          onClick={() => purchase.add()}
          disabledReason={purchase.refusal}
        >
          {product.addToCart}
        </Button>
        {purchase.refusal === undefined && (
          <Button full tone="ghost" onClick={purchase.buy}>
            {product.buyNow}
          </Button>
        )}
      </div>
      {purchase.added !== undefined && (
        <p className="mt-2.5 text-center font-semibold">
          {purchase.added}{' '}
          <TextLink href={base + buildUrl(market, 'cart')}>{product.toCart}</TextLink>
        </p>
      )}
      <noscript>
        <p className="mt-2 text-label text-ink-2">{product.needsScript}</p>
      </noscript>
    </div>
  )
}
