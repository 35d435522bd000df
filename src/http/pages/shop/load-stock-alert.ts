import { parse } from '#contract/schema.ts'
import { stockAlertLinkSchema } from '#contract/stock-alert.ts'
import { cancelAlerts, isAlertLink } from '#services/alert/cancel-alerts.ts'
import { notFound, onFixedPage } from '../page-request.ts'

/** The link in an email that stops alerts: opening it only asks to confirm; an invalid link is a 404. */
export const loadStockAlert = onFixedPage('stock-alert', async ({ query, ctx }) => {
  if (!isAlertLink(ctx, linkIn(query))) throw notFound()
  return {}
})

/** Confirming stops the alerts; the response does not tell whether there were any. */
export const cancelStockAlerts = onFixedPage('stock-alert', async ({ query, ctx }) => {
  if (!(await cancelAlerts(ctx, linkIn(query)))) throw notFound()
  return { isCancelled: true } as const
})

function linkIn(query: URLSearchParams) {
  const link = parse(stockAlertLinkSchema, { id: query.get('id'), token: query.get('t') })
  if (!link.ok) throw notFound()
  return link.value
}
