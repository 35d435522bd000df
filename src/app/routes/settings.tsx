import { loadSettingsPage } from '#http/pages/account/load-settings.ts'
import { changeSettings } from '#http/pages/account/load-settings-forms.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { GoneScreen } from '#web/account/gone-screen.tsx'
import { SettingsScreen } from '#web/account/settings-screen.tsx'
import { useAccountText } from '#web/text/use-account-text.ts'
import type { Route } from './+types/settings'

export function loader(args: Route.LoaderArgs) {
  return loadSettingsPage(args)
}

export function action(args: Route.ActionArgs) {
  return changeSettings(args)
}

export function headers() {
  return pageHeaders('settings')
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, gone } = useAccountText()
  const isGone = loaderData.kind === 'gone'
  return (
    <>
      <title>{`${isGone ? gone.title : settings.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      {isGone ? <GoneScreen /> : <SettingsScreen {...loaderData} refusal={actionData} />}
    </>
  )
}
