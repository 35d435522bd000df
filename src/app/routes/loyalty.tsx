import { changeLoyalty, loadLoyalty } from '#http/pages/load-loyalty.ts'
import { personal } from '#http/pages/page-request.ts'
import { LoyaltyScreen } from '#web/account/loyalty-screen.tsx'
import { useLoyaltyText } from '#web/text/loyalty/loyalty-text.ts'
import type { Route } from './+types/loyalty'

export const loader = (args: Route.LoaderArgs) => loadLoyalty(args)

export const action = (args: Route.ActionArgs) => changeLoyalty(args)

export const headers = () => personal

export default function Loyalty({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useLoyaltyText().title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <LoyaltyScreen {...loaderData} refused={actionData} />
    </>
  )
}
