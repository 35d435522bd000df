import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadFavourites } from '#http/pages/shop/load-kept.ts'
import { KeptScreen } from '#web/shop/kept-screen.tsx'
import type { Route } from './+types/favourites'

export function loader(args: Route.LoaderArgs) {
  return loadFavourites(args)
}

export function headers() {
  return pageHeaders('favourites')
}

export default function Favourites({ loaderData }: Route.ComponentProps) {
  return <KeptScreen {...loaderData} />
}
