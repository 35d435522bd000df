import type { Cart } from '#domain/cart/cart.ts'
import { summaryOf } from '#domain/cart/summary.ts'
import { fromCartParameter, walletParameter } from '#domain/checkout/from-cart.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { negate } from '#domain/money/arithmetic.ts'
import { pathAfterCart } from '#web/client/path-after-cart.ts'
import { useBuyingText } from '#web/text/use-buying-text.tsx'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { SummaryRow, SummaryRows } from '#web/ui/summary-row.tsx'

type DrawerFooterProps = {
  readonly cart: Cart
  readonly hasWallets: true | undefined
  readonly onClose: () => void
}

/** The third party of the wallets is asked for its script there, after this press. */
const toWallets = [
  [fromCartParameter, '1'],
  [walletParameter, '1'],
] as const

export function DrawerFooter({ cart, hasWallets, onClose }: DrawerFooterProps) {
  const { cart: text, product, checkout } = useText()
  const { drawer } = useBuyingText()
  const { base, market } = useMarket()
  const format = useFormatPrice()
  const { discount, total } = summaryOf(cart)
  return (
    <div className="grid gap-3">
      <div aria-live="polite" aria-atomic="true">
        <SummaryRows>
          {cart.promo && (
            <SummaryRow
              tone="saving"
              label={text.promo(cart.promo.code, cart.promo.percentage)}
              value={format.total(negate(discount))}
            />
          )}
          <SummaryRow tone="total" label={text.total} value={format.total(total)} />
        </SummaryRows>
      </div>
      <ButtonLink full href={base + pathAfterCart(market)}>
        {text.continue}
      </ButtonLink>
      {hasWallets && (
        <ButtonLink
          full
          size="small"
          tone="ghost"
          href={base + buildUrl(market, 'checkout', [], toWallets)}
        >
          {checkout.express}
        </ButtonLink>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button size="small" tone="ghost" onClick={onClose} className="min-h-12">
          {drawer.goOn}
        </Button>
        <ButtonLink
          size="small"
          tone="ghost"
          href={base + buildUrl(market, 'cart')}
          className="min-h-12"
        >
          {product.toCart}
        </ButtonLink>
      </div>
    </div>
  )
}
