import { loadOfficeImports, sendOfficeImports } from '#http/pages/office/load-imports.ts'
import { ImportsScreen } from '#web/office/imports-screen.tsx'
import type { Route } from './+types/office-imports'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeImports(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeImports(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ImportsScreen {...loaderData} />
}
