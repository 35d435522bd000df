import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'
import { useCartCount } from '#web/client/cart-count.ts'
import { useGoTo } from '#web/client/follow-links.ts'
import type { CartLinkProps } from './cart-link.tsx'

type Frame = { readonly market: Market; readonly prefix: string; readonly path: string }

/** The paths of the cart's pages and the checkout are below the cart's path: there the link only leads back to it. */
export function useCartLink({ market, prefix, path }: Frame): CartLinkProps {
  const count = useCartCount(market)
  const goTo = useGoTo(prefix)
  const cart = buildUrl(market, 'cart')
  const onNoDrawer = path.startsWith(cart) ? undefined : () => goTo(cart)
  return { href: prefix + cart, count, onNoDrawer }
}
