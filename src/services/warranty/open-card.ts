import { languageOf, localeOf } from '#domain/market/market.ts'
import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import { isValid } from '#domain/order/order-state.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import { maskedIdentifier } from '#domain/trade-in/device-identifier.ts'
import { coversOf, extraMonthsOf, monthsOf } from '#domain/warranty/cover.ts'
import { readOrderByNumber, type StoredOrder } from '#store/order/read-order.ts'
import { type CardDevice, listCardDevices } from '#store/warranty/card-devices.ts'
import { serverText } from '#text/server/server-text.ts'
import type { Context } from '../context.ts'
import { isTokenOf } from '../order/link-token.ts'
import { passportUrl } from '../stock/passport-url.ts'
import { type ShownOnCard, writeCardPdf } from './write-card-pdf.ts'

type Ctx = Pick<Context, 'sql' | 'settings' | 'keys' | 'clock' | 'bases'>

/** `not-found` for a wrong link, a missing order and one without devices; `not-due` while the order is not confirmed. */
export type CardRefusal = { readonly kind: 'not-found' | 'not-due' }

/** The warranty card of an order's devices as PDF, for everyone who has the order's link (rules of trade, Law 4). */
export async function openWarrantyCard(
  ctx: Ctx,
  { number, token }: { readonly number: string; readonly token: string },
): Promise<Result<{ readonly fileName: string; readonly pdf: Buffer }, CardRefusal>> {
  const parsed = parseOrderNumber(number)
  const order =
    parsed && token !== ''
      ? await readOrderByNumber(ctx.sql, toOrderNumber(parsed.market, parsed.serial))
      : undefined
  if (!order || !isTokenOf(token, order.linkTokenHash)) return refuse({ kind: 'not-found' })
  if (!isValid(order.state)) return refuse({ kind: 'not-due' })
  const devices = await listCardDevices(ctx.sql, order.id)
  if (devices.length === 0) return refuse({ kind: 'not-found' })
  const { market } = order
  const language = languageOf[market]
  const pdf = await writeCardPdf({
    language,
    orderNumber: order.number,
    writtenAt: order.placedAt,
    boughtOn: formatLongDay(dayIn(market, order.placedAt), localeOf[market]),
    company: ctx.settings.companyOf(market),
    devices: devices.map(device => shownOf(ctx, order, device)),
  })
  return ok({ fileName: `${serverText[language].warrantyCard.fileName}-${order.number}.pdf`, pdf })
}

function shownOf(ctx: Ctx, { market }: StoredOrder, device: CardDevice): ShownOnCard {
  const { title, grade, imeiSealed, serialSealed, deliveredAt, services, passport } = device
  const sealed = imeiSealed ?? serialSealed
  const kind = imeiSealed === null ? 'serial' : 'imei'
  const day = (at: string) => formatLongDay(at, localeOf[market])
  const delivered = deliveredAt ? dayIn(market, deliveredAt) : undefined
  const terms = {
    delivered: delivered ?? dayIn(market, ctx.clock()),
    legalMonths: monthsOf(ctx.settings.shopOf(market).cart.warranty),
    extraMonths: extraMonthsOf(services),
  }
  return {
    title,
    ...(grade !== null && { grade }),
    ...(sealed !== null && {
      identifier: maskedIdentifier({ kind, value: ctx.keys.seal.open(sealed) }),
    }),
    ...(passport !== null && {
      passport: { code: passport, url: passportUrl(ctx, market, passport) },
    }),
    ...(delivered !== undefined && { deliveredOn: day(delivered) }),
    covers: coversOf(terms, terms.delivered).map(({ kind: cover, from, until }) => ({
      kind: cover,
      ...(delivered !== undefined && { from: day(from), until: day(until) }),
    })),
  }
}
