import { alertsCountFrom } from '#domain/device/stock-alert.ts'
import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { AlertAnswers, WaitingAlert } from '#store/alert/alerts.ts'
import type { ProductStore } from '#store/catalogue/product.ts'
import type { ListingRow } from '#store/catalogue/rows.ts'
import type { NewEmail } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import { writeStockAlertEmail } from '../mail/write-stock-alert-email.ts'
import type { AlertTokens } from './alert-token.ts'

type Deps = {
  readonly alerts: AlertAnswers
  readonly products: Pick<ProductStore, 'byIds'>
  readonly tokens: AlertTokens
  readonly bases: Bases
  readonly companyOf: (market: Market) => Company
  readonly now: () => Date
}

const batch = 50

/**
 * Handles `stock-alert`: writes one email for each alert that waits for the listing. If the listing is sold out
 * again meanwhile, the rest remain waiting; a second call writes no email twice. An email that cannot be written
 * does not block the others: the first error is thrown once all have been tried, so that the message is retried.
 */
export function makeAnswerAlerts(deps: Deps) {
  return async ({ payload }: Message): Promise<void> => {
    const listingId = String(payload.listingId)
    const since = alertsCountFrom(deps.now())
    const failures = new Map<string, unknown>()
    for (;;) {
      const waiting = await deps.alerts.waiting(listingId, since, batch, [...failures.keys()])
      const [first] = waiting
      const [row] = first ? await deps.products.byIds(first.market, [listingId]) : []
      if (!row || row.stock === 0) break
      for (const alert of waiting)
        await deps.alerts
          .answer(listingId, emailFor(deps, row, alert))
          .catch((error: unknown) => failures.set(alert.id, error))
      if (waiting.length < batch) break
    }
    for (const [, failure] of failures) throw failure
  }
}

function emailFor(deps: Deps, row: ListingRow, alert: WaitingAlert): NewEmail {
  const { id, email, market } = alert
  const { product, grade, price } = row
  const base = deps.bases[market]
  const query = [['id', id] as const, ['t', deps.tokens.tokenOf(id)] as const]
  const written = writeStockAlertEmail({
    market,
    product,
    grade,
    price,
    base,
    cancelLink: absoluteUrl(base, buildUrl(market, 'stock-alert', [], query)),
    company: deps.companyOf(market),
  })
  return { id, orderId: null, market, recipient: email, ...written }
}
