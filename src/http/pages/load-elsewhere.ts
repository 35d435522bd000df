import { redirect } from 'react-router'
import { buildUrl } from '#domain/market/build-url.ts'
import { getPage } from '#domain/market/pages.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { movedTo, notFound, onPage } from './page-request.ts'

/** Old pages redirect to the new one with 301; a page without its subject redirects to where it is chosen (markets.md). */
export const loadElsewhere = onPage(async ({ market, path }) => {
  const found = parsePath(market, path)
  if (found === undefined) throw notFound()
  const page = getPage(found.page)
  if (page.movedTo !== undefined) throw movedTo(found.canonical)
  if (page.parameter?.kind !== 'required') throw notFound()
  throw redirect(buildUrl(market, page.parameter.otherwise))
})
