import { loadAccount } from '#http/pages/account/load-account.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { OverviewScreen } from '#web/account/overview-screen.tsx'
import { useAccountText } from '#web/text/use-account-text.ts'
import type { Route } from './+types/account'

export function loader(args: Route.LoaderArgs) {
  return loadAccount(args)
}

export function headers() {
  return pageHeaders('account')
}

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useAccountText().overview.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <OverviewScreen {...loaderData} />
    </>
  )
}
