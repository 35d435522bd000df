import { type ExtraService, isSecondInsuranceTab } from '#domain/cart/line.ts'
import { type Language, languageOf, localeOf, type Market } from '#domain/market/market.ts'
import { lineTitlesBg } from './bg.ts'
import { lineTitlesEl } from './el.ts'
import { lineTitlesHu } from './hu.ts'
import { type LineTitles, lineTitlesRo } from './ro.ts'

/** Order line titles for items that have no name in the catalogue. */
const text: Record<Language, LineTitles> = {
  ro: lineTitlesRo,
  bg: lineTitlesBg,
  hu: lineTitlesHu,
  el: lineTitlesEl,
}

export function batteryTitle(market: Market): string {
  return text[languageOf[market]].battery
}

export function deliveryTitle(market: Market): string {
  return text[languageOf[market]].delivery
}

export function discountTitle(market: Market): string {
  return text[languageOf[market]].discount
}

export function voucherTitle(market: Market): string {
  return text[languageOf[market]].voucher
}

export function giftWrapTitle(market: Market): string {
  return text[languageOf[market]].giftWrap
}

/** 'Garanție extinsă, 24 de luni': a key ends with its duration in months. */
export function serviceTitle(market: Market, service: ExtraService): string {
  const [, months] = /_(\d{1,3})$/.exec(service.key) ?? []
  const kind = text[languageOf[market]][kindOf(service)]
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
