import { loadSearch } from '#http/pages/load-search.ts'
import { anonymous } from '#http/pages/page-request.ts'
import { documentMeta } from '#web/shop/document-words.ts'
import { SearchScreen } from '#web/shop/search/search-screen.tsx'
import { searchWords } from '#web/shop/search/search-words.ts'
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
