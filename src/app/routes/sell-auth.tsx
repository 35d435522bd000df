import { loadTradeInAuth } from '#http/pages/load-sell-auth.ts'
import { personal } from '#http/pages/page-request.ts'
import { AuthScreen } from '#web/sell/auth-screen.tsx'
import { useTradeInText } from '#web/text/sale/sale-text.ts'
import type { Route } from './+types/sell-auth'

export function loader(args: Route.LoaderArgs) {
  return loadTradeInAuth(args)
}

export function headers() {
  return personal
}

export default function SellAuth({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useTradeInText().steps.auth} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <AuthScreen {...loaderData} />
    </>
  )
}
