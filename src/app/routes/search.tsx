import { anonymous } from '#http/pages/page-request.ts'
import { loadSearch } from '#http/pages/shop/load-search.ts'
import { documentMeta } from '#web/shop/document-text.ts'
import { SearchScreen } from '#web/shop/search/search-screen.tsx'
import { searchWords } from '#web/shop/search/search-text.ts'
import type { Route } from './+types/search'

export function loader(args: Route.LoaderArgs) {
  return loadSearch(args)
}

export const handle = { sleeps: true }

export function headers() {
  return anonymous
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return documentMeta(matches, loaderData, searchWords)
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchScreen {...loaderData} />
}
