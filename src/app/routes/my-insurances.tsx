import { useRouteLoaderData } from 'react-router'
import { loadMyInsurances } from '#http/pages/account/load-my-insurances.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { insurancesRo } from '#text/order/insurances-page/ro.ts'
import { InsurancesScreen } from '#web/account/insurances-screen.tsx'
import type { loader as rootLoader } from '../root.tsx'
import type { Route } from './+types/my-insurances'

export function loader(args: Route.LoaderArgs) {
  return loadMyInsurances(args)
}

export function headers() {
  return pageHeaders('my-insurances')
}

export default function MyInsurances({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  if (root?.kind !== 'market') throw new Error('Insurances are shown within a market only.')
  return (
    <>
      <title>{`${insurancesRo.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <InsurancesScreen {...loaderData} shopEmail={root.company.email} />
    </>
  )
}
