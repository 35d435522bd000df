import { alertsCountFrom } from '#domain/device/stock-alert.ts'
import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { AlertAnswers, WaitingAlert } from '#store/alert/alerts.ts'
import type { ProductStore } from '#store/catalogue/product.ts'
import type { ListingRow } from '#store/catalogue/rows.ts'
import type { NewLetter } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import { writeStockAlertLetter } from '../mail/write-stock-alert-letter.ts'
import type { AlertTokens } from './alert-token.ts'

type Means = {
  readonly alerts: AlertAnswers
  readonly products: Pick<ProductStore, 'byIds'>
  readonly tokens: AlertTokens
  readonly bases: Bases
  readonly companyOf: (market: Market) => Company
  readonly now: () => Date
}

const batch = 50

/**
 * Handles `stock-alert`: each alert that waits for the listing becomes one mail. Sold again meanwhile, it leaves the
 * rest waiting; called twice, it writes none twice. One that cannot be written keeps none of the others back: the first
 * failure is thrown once all were tried, so that the message is tried again.
 */
export function makeAnswerAlerts(means: Means) {
  return async ({ payload }: Message): Promise<void> => {
    const listingId = String(payload.listingId)
    const since = alertsCountFrom(means.now())
    const failures = new Map<string, unknown>()
    for (;;) {
      const waiting = await means.alerts.waiting(listingId, since, batch, [...failures.keys()])
      const [first] = waiting
      const [row] = first ? await means.products.byIds(first.market, [listingId]) : []
      if (!row || row.stock === 0) break
      for (const alert of waiting)
        await means.alerts
          .answer(listingId, letterFor(means, row, alert))
          .catch((error: unknown) => failures.set(alert.id, error))
      if (waiting.length < batch) break
    }
    for (const [, failure] of failures) throw failure
  }
}

function letterFor(means: Means, row: ListingRow, alert: WaitingAlert): NewLetter {
  const { id, email, market } = alert
  const { product, grade, price } = row
  const base = means.bases[market]
  const query = [['id', id] as const, ['t', means.tokens.tokenOf(id)] as const]
  const written = writeStockAlertLetter({
    market,
    product,
    grade,
    price,
    base,
    cancelLink: absoluteUrl(base, buildUrl(market, 'stock-alert', [], query)),
    company: means.companyOf(market),
  })
  return { id, orderId: null, market, recipient: email, ...written }
}
