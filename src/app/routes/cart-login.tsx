import { loadCartLogin } from '#http/pages/cart/load-cart.ts'
import { personal } from '#http/pages/page-request.ts'
import { GuestScreen } from '#web/cart/guest-screen.tsx'
import { useText } from '#web/text/use-text.tsx'
import type { Route } from './+types/cart-login'

export function loader(args: Route.LoaderArgs) {
  return loadCartLogin(args)
}

export function headers() {
  return personal
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
