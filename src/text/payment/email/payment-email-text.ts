import type { Language } from '#domain/market/market.ts'
import { paymentEmailBg } from './bg.ts'
import { paymentEmailEl } from './el.ts'
import { paymentEmailHu } from './hu.ts'
import { type PaymentEmailText, paymentEmailRo } from './ro.ts'

export const paymentEmailText: Readonly<Record<Language, PaymentEmailText>> = {
  ro: paymentEmailRo,
  bg: paymentEmailBg,
  hu: paymentEmailHu,
  el: paymentEmailEl,
}
