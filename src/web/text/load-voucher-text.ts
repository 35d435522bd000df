import type { Language } from '#domain/market/market.ts'
import type { VoucherText } from './voucher/ro.ts'

const loaders: Record<Language, () => Promise<VoucherText>> = {
  ro: async () => (await import('./voucher/ro.ts')).voucherRo,
  bg: async () => (await import('./voucher/bg.ts')).voucherBg,
  hu: async () => (await import('./voucher/hu.ts')).voucherHu,
  el: async () => (await import('./voucher/el.ts')).voucherEl,
}

/** The voucher text: downloaded with the payment step. */
export function loadVoucherText(language: Language): Promise<VoucherText> {
  return loaders[language]()
}
