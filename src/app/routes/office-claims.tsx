import { loadOfficeClaims } from '#http/pages/office/load-claims.ts'
import { ClaimsScreen } from '#web/office/claim-screens.tsx'
import type { Route } from './+types/office-claims'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeClaims(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ClaimsScreen {...loaderData} />
}
