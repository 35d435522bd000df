import { changeLoyalty, loadLoyalty } from '#http/pages/account/load-loyalty.ts'
import { personal } from '#http/pages/page-request.ts'
import { LoyaltyScreen } from '#web/account/loyalty-screen.tsx'
import { useLoyaltyText } from '#web/text/loyalty/loyalty-text.ts'
import type { Route } from './+types/loyalty'

export function loader(args: Route.LoaderArgs) {
  return loadLoyalty(args)
}

export function action(args: Route.ActionArgs) {
  return changeLoyalty(args)
}

export function headers() {
  return personal
}

export default function Loyalty({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useLoyaltyText().title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <LoyaltyScreen {...loaderData} refused={actionData} />
    </>
  )
}
