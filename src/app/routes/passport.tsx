import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadPassport } from '#http/pages/shop/load-passport.ts'
import { PassportScreen } from '#web/shop/passport-screen.tsx'
import type { Route } from './+types/passport'

export function loader(args: Route.LoaderArgs) {
  return loadPassport(args)
}

export function headers() {
  return pageHeaders('passport')
}

export default function PassportPage({ loaderData }: Route.ComponentProps) {
  return <PassportScreen {...loaderData} />
}
