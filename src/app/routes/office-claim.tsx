import { loadOfficeClaim, sendOfficeClaim } from '#http/pages/office/load-claims.ts'
import { ClaimScreen } from '#web/office/claim-screens.tsx'
import type { Route } from './+types/office-claim'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeClaim(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeClaim(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ClaimScreen {...loaderData} />
}
