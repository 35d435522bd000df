import type { Language } from '#domain/market/market.ts'
import { tradeInEmailBg } from './bg.ts'
import { tradeInEmailEl } from './el.ts'
import { tradeInEmailHu } from './hu.ts'
import { type TradeInEmailText, tradeInEmailRo } from './ro.ts'

export const tradeInEmailText: Readonly<Record<Language, TradeInEmailText>> = {
  ro: tradeInEmailRo,
  bg: tradeInEmailBg,
  hu: tradeInEmailHu,
  el: tradeInEmailEl,
}
