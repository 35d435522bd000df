import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadCompare } from '#http/pages/shop/load-saved.ts'
import { CompareScreen } from '#web/shop/compare-screen.tsx'
import type { Route } from './+types/compare'

export function loader(args: Route.LoaderArgs) {
  return loadCompare(args)
}

export function headers() {
  return pageHeaders('compare')
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <CompareScreen {...loaderData} />
}
