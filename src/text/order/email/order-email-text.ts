import type { Language } from '#domain/market/market.ts'
import { orderEmailBg } from './bg.ts'
import { orderEmailEl } from './el.ts'
import { orderEmailHu } from './hu.ts'
import { type OrderEmailText, orderEmailRo } from './ro.ts'

export const orderEmailText: Readonly<Record<Language, OrderEmailText>> = {
  ro: orderEmailRo,
  bg: orderEmailBg,
  hu: orderEmailHu,
  el: orderEmailEl,
}
