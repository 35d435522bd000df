import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadTradeInAuth, sendTradeInAuth } from '#http/pages/trade-in/load-trade-in-auth.ts'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { AuthScreen } from '#web/trade-in/auth-screen.tsx'
import type { Route } from './+types/trade-in-auth'

export function loader(args: Route.LoaderArgs) {
  return loadTradeInAuth(args)
}

export function action(args: Route.ActionArgs) {
  return sendTradeInAuth(args)
}

export function headers() {
  return pageHeaders('sell-step')
}

export const handle = { hydration: 'immediate' }

export default function SellAuth({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useTradeInText().steps.auth} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <AuthScreen {...loaderData} />
    </>
  )
}
