import { changeLoyalty, loadLoyalty } from '#http/pages/account/load-loyalty.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { InvitedScreen } from '#web/account/invited-screen.tsx'
import { LoyaltyScreen } from '#web/account/loyalty-screen.tsx'
import { useLoyaltyText } from '#web/text/use-loyalty-text.ts'
import type { Route } from './+types/loyalty'

export function loader(args: Route.LoaderArgs) {
  return loadLoyalty(args)
}

export function action(args: Route.ActionArgs) {
  return changeLoyalty(args)
}

export function headers() {
  return pageHeaders('loyalty')
}

export default function Loyalty({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useLoyaltyText().title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      {loaderData.kind === 'invitation' ? (
        <InvitedScreen {...loaderData} />
      ) : (
        <LoyaltyScreen {...loaderData} refused={actionData} />
      )}
    </>
  )
}
