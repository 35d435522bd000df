import { loadCartLogin } from '#http/pages/cart/load-cart.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { GuestScreen } from '#web/cart/guest-screen.tsx'
import { useText } from '#web/text/use-text.tsx'
import type { Route } from './+types/cart-login'

export function loader(args: Route.LoaderArgs) {
  return loadCartLogin(args)
}

export function headers() {
  return pageHeaders('cart-login')
}

export default function CartLogin({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useText().cart.guest.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <GuestScreen {...loaderData} />
    </>
  )
}
