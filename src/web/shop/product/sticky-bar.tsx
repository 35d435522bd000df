import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Purchase } from './use-purchase.ts'

/**
 * Price and button stay in view until the end of the page, except while the consent banner covers their place; on a
 * wide screen once one has scrolled.
 */
export function StickyBar({ purchase }: { readonly purchase: Purchase }) {
  const { product } = useText()
  const { market, base } = useMarket()
  const { shelf } = useFormatPrice()
  const { offer, isInStock, added, refusal } = purchase
  if (!offer || !isInStock || refusal !== undefined) return undefined
  return (
    <div className="sticky-buy [#kept-banner:has([data-open])~main_&]:invisible">
      <div className="sticky-row">
        <div>
          <b className="price-small">
            <span className="sr-only">{product.price}: </span>
            {shelf(offer.price)}
          </b>
          {added !== undefined && (
            <TextLink href={base + buildUrl(market, 'cart')} className="block py-0.5 text-label">
              {product.toCart}
            </TextLink>
          )}
        </div>
        <Button
          size="small"
          busy={purchase.isAdding}
          onClick={() => purchase.add()}
          className="min-h-12 min-w-0 flex-1 lg:max-w-80"
        >
          {product.addToCart}
        </Button>
      </div>
    </div>
  )
}
