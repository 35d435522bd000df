import type { Language } from '#domain/market/market.ts'
import type { VoucherText } from './ro.ts'

const loaders: Record<Language, () => Promise<VoucherText>> = {
  ro: async () => (await import('./ro.ts')).voucherRo,
  bg: async () => (await import('./bg.ts')).voucherBg,
  hu: async () => (await import('./hu.ts')).voucherHu,
  el: async () => (await import('./el.ts')).voucherEl,
}

/** The voucher text: downloaded with the payment step. */
export function loadVoucherText(language: Language): Promise<VoucherText> {
  return loaders[language]()
}
