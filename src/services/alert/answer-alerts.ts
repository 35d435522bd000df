import { alertsCountFrom } from '#domain/device/stock-alert.ts'
import { absoluteUrl } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { answerAlert, listWaitingAlerts, type WaitingAlert } from '#store/alert/alerts.ts'
import { listListingsById } from '#store/catalogue/product.ts'
import type { ListingRow } from '#store/catalogue/rows.ts'
import type { NewEmail } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import type { Context } from '../context.ts'
import { mailTextsOf } from '../mail/mail-texts.ts'
import { writeStockAlertEmail } from '../mail/write-stock-alert-email.ts'

type Ctx = Pick<Context, 'db' | 'clock' | 'keys' | 'settings' | 'bases'>

const batch = 50

/**
 * Handles `stock-alert`: writes one email for each alert that the listing answers. If it is sold out or dearer again
 * meanwhile, the rest remain waiting; a second call writes no email twice. An email that cannot be written
 * does not block the others: the first error is thrown once all have been tried, so that the message is retried.
 */
export async function answerAlerts(ctx: Ctx, { payload }: Message): Promise<void> {
  const listingId = String(payload.listingId)
  const since = alertsCountFrom(ctx.clock())
  const failures = new Map<string, unknown>()
  for (;;) {
    const waiting = await listWaitingAlerts(ctx.db, listingId, since, batch, [...failures.keys()])
    const [first] = waiting
    const [row] = first ? await listListingsById(ctx.db, first.market, [listingId]) : []
    if (!row || row.stock === 0) break
    for (const alert of waiting)
      await answerAlert(ctx.db, ctx.keys.seal, listingId, emailFor(ctx, row, alert)).catch(
        (error: unknown) => failures.set(alert.id, error),
      )
    if (waiting.length < batch) break
  }
  for (const [, failure] of failures) throw failure
}

function emailFor(ctx: Ctx, row: ListingRow, alert: WaitingAlert): NewEmail {
  const { id, email, market, belowMinor } = alert
  const { product, grade, price } = row
  const base = ctx.bases[market]
  const query = [['id', id] as const, ['t', ctx.keys.alertTokens.tokenOf(id)] as const]
  const written = writeStockAlertEmail({
    market,
    product,
    grade,
    price,
    ...(belowMinor !== undefined && { below: { ...price, minor: belowMinor } }),
    base,
    cancelLink: absoluteUrl(base, buildUrl(market, 'stock-alert', [], query)),
    display: ctx.settings.displayOf(market),
    company: ctx.settings.companyOf(market),
    texts: mailTextsOf(ctx, market),
  })
  return { id, orderId: null, market, recipient: email, ...written }
}
