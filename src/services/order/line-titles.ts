import { type ExtraService, isSecondInsuranceTab } from '#domain/cart/line.ts'
import { languageOf, localeOf, type Market } from '#domain/market/market.ts'
import type { LineTitles } from '#text/order/line/ro.ts'
import { serverText } from '#text/server/server-text.ts'

/** The titles of order lines for items that have no name in the catalogue. */
function textOf(market: Market): LineTitles {
  return serverText[languageOf[market]].lineTitles
}

export function batteryTitle(market: Market): string {
  return textOf(market).battery
}

export function deliveryTitle(market: Market): string {
  return textOf(market).delivery
}

export function discountTitle(market: Market): string {
  return textOf(market).discount
}

export function voucherTitle(market: Market): string {
  return textOf(market).voucher
}

export function giftWrapTitle(market: Market): string {
  return textOf(market).giftWrap
}

/** 'Garanție extinsă, 24 de luni': a key ends with its duration in months. */
export function serviceTitle(market: Market, service: ExtraService): string {
  const [, months] = /_(\d{1,3})$/.exec(service.key) ?? []
  const kind = textOf(market)[kindOf(service)]
  return months === undefined ? kind : `${kind}, ${inMonths(market, Number(months))}`
}

function kindOf(service: ExtraService): keyof LineTitles {
  if (service.type === 'EXTRA_WARRANTY') return 'warranty'
  return isSecondInsuranceTab(service) ? 'accident' : 'screen'
}

/** Creating a format costs more than all other text of an order. */
const monthFormats = new Map<Market, Intl.NumberFormat>()

function inMonths(market: Market, months: number): string {
  const format =
    monthFormats.get(market) ??
    new Intl.NumberFormat(localeOf[market], { style: 'unit', unit: 'month', unitDisplay: 'long' })
  monthFormats.set(market, format)
  return format.format(months)
}
