import { loadCartLogin } from '#http/pages/cart/load-cart.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { GuestScreen } from '#web/cart/guest-screen.tsx'
import { useGuestText } from '#web/text/use-guest-text.ts'
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
      <title>{`${useGuestText().title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <GuestScreen {...loaderData} />
    </>
  )
}
