import { loadMyPurchases } from '#http/pages/account/load-my-purchases.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { PurchasesScreen } from '#web/account/purchases-screen.tsx'
import { useAccountText } from '#web/text/use-account-text.ts'
import type { Route } from './+types/my-purchases'

export function loader(args: Route.LoaderArgs) {
  return loadMyPurchases(args)
}

export function headers() {
  return pageHeaders('my-purchases')
}

export default function MyPurchases({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useAccountText().purchases.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <PurchasesScreen {...loaderData} />
    </>
  )
}
