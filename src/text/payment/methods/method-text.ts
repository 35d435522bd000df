import type { Language } from '#domain/market/market.ts'
import { paymentMethodsBg } from './bg.ts'
import { paymentMethodsEl } from './el.ts'
import { paymentMethodsHu } from './hu.ts'
import { type PaymentMethodsText, paymentMethodsRo } from './ro.ts'

export const methodText: Readonly<Record<Language, PaymentMethodsText>> = {
  ro: paymentMethodsRo,
  bg: paymentMethodsBg,
  hu: paymentMethodsHu,
  el: paymentMethodsEl,
}
