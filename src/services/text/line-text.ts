import { type ExtraService, isSecondInsuranceTab } from '#domain/cart/line.ts'
import { type Language, languageOf, localeOf, type Market } from '#domain/market/market.ts'

type Text = Readonly<
  Record<
    | 'battery'
    | 'giftWrap'
    | 'warranty'
    | 'screen'
    | 'accident'
    | 'delivery'
    | 'discount'
    | 'voucher',
    string
  >
>

/** Order line titles for items that have no name in the catalogue. */
const text: Record<Language, Text> = {
  ro: {
    battery: 'Baterie nouă',
    giftWrap: 'Ambalaj cadou',
    warranty: 'Garanție extinsă',
    screen: 'Asigurare, Ecran',
    accident: 'Asigurare, Daune accidentale și furt',
    delivery: 'Livrare',
    discount: 'Reducere',
    voucher: 'Plătit cu voucher',
  },
  bg: {
    battery: 'Нова батерия',
    giftWrap: 'Подаръчна опаковка',
    warranty: 'Допълнителна гаранция',
    screen: 'Застраховка, Екран',
    accident: 'Застраховка, Случайни повреди и кражба',
    delivery: 'Доставка',
    discount: 'Отстъпка',
    voucher: 'Платено с ваучер',
  },
  hu: {
    battery: 'Új akkumulátor',
    giftWrap: 'Díszcsomagolás',
    warranty: 'Kiterjesztett garancia',
    screen: 'Biztosítás, Kijelző',
    accident: 'Biztosítás, Véletlen kár és lopás',
    delivery: 'Szállítás',
    discount: 'Kedvezmény',
    voucher: 'Utalvánnyal fizetve',
  },
  el: {
    battery: 'Νέα μπαταρία',
    giftWrap: 'Συσκευασία δώρου',
    warranty: 'Επέκταση εγγύησης',
    screen: 'Ασφάλιση, Οθόνη',
    accident: 'Ασφάλιση, Τυχαία ζημιά και κλοπή',
    delivery: 'Παράδοση',
    discount: 'Έκπτωση',
    voucher: 'Πληρωμή με κουπόνι',
  },
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

function kindOf(service: ExtraService): keyof Text {
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
