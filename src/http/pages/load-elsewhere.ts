import { redirect } from 'react-router'
import { buildUrl } from '#domain/market/build-url.ts'
import type { FixedPage } from '#domain/market/page.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { movedTo, notFound, onPage } from './page-request.ts'

/** Pages about one order that were requested without its number, and where orders are found. */
const foundAt: Partial<Readonly<Record<FixedPage, FixedPage>>> = {
  'return-form': 'return',
  'order-thank-you': 'my-purchases',
  'financing-thank-you': 'my-purchases',
  'payment-processing': 'my-purchases',
  'payment-failed': 'my-purchases',
}

/** Old pages redirect to the new one with 301; a page without its subject redirects to where it is chosen (markets.md). */
export const loadElsewhere = onPage(async ({ market, path }) => {
  const found = parsePath(market, path)
  if (found?.page === 'contact-old' || found?.page === 'faq-old') throw movedTo(found.canonical)
  const chosenAt = found && ownEntry(foundAt, found.page)
  if (chosenAt === undefined) throw notFound()
  throw redirect(buildUrl(market, chosenAt))
})
