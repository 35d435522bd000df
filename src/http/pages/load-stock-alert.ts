import { parse } from '#contract/schema.ts'
import { stockAlertLinkSchema } from '#contract/stock-alert.ts'
import { notFound, onFixedPage } from './page-request.ts'

/** The link of a mail that stops alerts: opened, it only asks; a link that is not ours is no page. */
export const loadStockAlert = onFixedPage('stock-alert', async ({ query, shop }) => {
  if (!shop.knowsAlertLink(linkIn(query))) throw notFound()
  return {}
})

/** Pressed, it stops them; nothing tells whether there were any. */
export const cancelStockAlerts = onFixedPage('stock-alert', async ({ query, shop }) => {
  if (!(await shop.cancelAlerts(linkIn(query)))) throw notFound()
  return { isCancelled: true } as const
})

function linkIn(query: URLSearchParams) {
  const link = parse(stockAlertLinkSchema, { id: query.get('id'), token: query.get('t') })
  if (!link.ok) throw notFound()
  return link.value
}
