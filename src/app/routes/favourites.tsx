import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadFavourites } from '#http/pages/shop/load-saved.ts'
import { SavedScreen } from '#web/shop/saved-screen.tsx'
import type { Route } from './+types/favourites'

export function loader(args: Route.LoaderArgs) {
  return loadFavourites(args)
}

export function headers() {
  return pageHeaders('favourites')
}

export default function Favourites({ loaderData }: Route.ComponentProps) {
  return <SavedScreen {...loaderData} />
}
