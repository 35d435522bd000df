import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadSearch } from '#http/pages/shop/load-search.ts'
import { documentMeta } from '#web/shop/document-text.ts'
import { SearchScreen } from '#web/shop/search/search-screen.tsx'
import { searchText } from '#web/shop/search/search-text.ts'
import type { Route } from './+types/search'

export function loader(args: Route.LoaderArgs) {
  return loadSearch(args)
}

export function headers() {
  return pageHeaders('search')
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return documentMeta(matches, loaderData, searchText)
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchScreen {...loaderData} />
}
