import { loadOfficeHome } from '#http/pages/office/load-office.ts'
import { HomeScreen } from '#web/office/home-screen.tsx'
import type { Route } from './+types/office-home'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeHome(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData, matches }: Route.ComponentProps) {
  const menu = matches[1].loaderData.staff?.menu.flatMap(({ pages }) => pages) ?? []
  return <HomeScreen {...loaderData} menu={menu} />
}
