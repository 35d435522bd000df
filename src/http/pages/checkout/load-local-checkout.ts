import { redirect } from 'react-router'
import { buildUrl } from '#domain/market/build-url.ts'
import { localPage } from '#domain/market/local-path.ts'
import { notFound, onPage } from '../page-request.ts'

/** The local environment's path of a sub-page redirects to the market's own (Spec 2.3). */
export const loadLocalCheckout = onPage(async ({ market, path }) => {
  const page = localPage(path)
  throw page ? redirect(buildUrl(market, page)) : notFound()
})
