import { pageHeaders } from '#http/pages/page-headers.ts'
import {
  loadTradeInUnlisted,
  sendTradeInUnlisted,
} from '#http/pages/trade-in/load-trade-in-unlisted.ts'
import { useUnlistedText } from '#web/text/use-unlisted-text.ts'
import { UnlistedScreen } from '#web/trade-in/unlisted/unlisted-screen.tsx'
import type { Route } from './+types/trade-in-unlisted'

export function loader(args: Route.LoaderArgs) {
  return loadTradeInUnlisted(args)
}

export function action(args: Route.ActionArgs) {
  return sendTradeInUnlisted(args)
}

export function headers() {
  return pageHeaders('sell-unlisted')
}

export default function SellUnlisted({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useUnlistedText().title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <UnlistedScreen {...loaderData} refused={actionData} />
    </>
  )
}
