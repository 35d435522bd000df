import type { Language } from '#domain/market/market.ts'
import { loadVoucherText } from '#text/voucher/page/load-voucher-text.ts'

/** The component and the text of vouchers, downloaded with the payment step. */
export async function loadVoucherRoom(language: Language) {
  const [{ VoucherPart }, text] = await Promise.all([
    import('./voucher-part.tsx'),
    loadVoucherText(language),
  ])
  return { VoucherPart, text }
}
