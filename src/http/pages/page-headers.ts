import { getPage, type PageName } from '#domain/market/pages.ts'
import { anonymous, personal } from './page-request.ts'

/** The cache headers of a page: only a page that is the same for everyone is cached. */
export function pageHeaders(page: PageName): Readonly<Record<string, string>> {
  return getPage(page).audience === 'everyone' ? anonymous : personal
}
