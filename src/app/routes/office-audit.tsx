import { loadOfficeAudit } from '#http/pages/office/load-people.ts'
import { AuditScreen } from '#web/office/audit-screen.tsx'
import type { Route } from './+types/office-audit'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeAudit(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <AuditScreen {...loaderData} />
}
