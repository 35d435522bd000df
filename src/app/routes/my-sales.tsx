import { loadMySales } from '#http/pages/load-my-sales.ts'
import { personal } from '#http/pages/page-request.ts'
import { SalesScreen } from '#web/account/sales-screen.tsx'
import { useSalesText } from '#web/text/sales/sales-text.ts'
import type { Route } from './+types/my-sales'

export function loader(args: Route.LoaderArgs) {
  return loadMySales(args)
}

export function headers() {
  return personal
}

export default function MySales({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useSalesText().title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <SalesScreen {...loaderData} />
    </>
  )
}
