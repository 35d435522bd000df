import { loadCartExtra } from '#http/pages/cart/load-cart-extra.ts'
import { ExtraScreen } from '#web/cart/extra-screen.tsx'
import { useText } from '#web/text/use-text.tsx'
import type { Route } from './+types/cart-extra'

export function loader(args: Route.LoaderArgs) {
  return loadCartExtra(args)
}

export default function CartExtra({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useText().cart.extraTitle} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <ExtraScreen settings={loaderData.settings} />
    </>
  )
}
