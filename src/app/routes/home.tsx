import { loadHome } from '#http/pages/load-home.ts'
import type { Route } from './+types/home'

export const loader = (args: Route.LoaderArgs) => loadHome(args)

export default function Home({ loaderData }: Route.ComponentProps) {
  return <pre>{JSON.stringify(loaderData, null, 1)}</pre>
}
