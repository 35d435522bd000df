import { loadOfficeSettings, sendOfficeSettings } from '#http/pages/office/load-settings.ts'
import { SettingsScreen } from '#web/office/settings-screen.tsx'
import type { Route } from './+types/office-settings'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeSettings(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeSettings(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <SettingsScreen {...loaderData} />
}
