import type { Language } from '#domain/market/market.ts'
import { loadVoucherText } from '#text/voucher/page/load-voucher-text.ts'
import { ExpressOffer, type OfferState } from './express-offer.tsx'

/** The offer is part of this file's bundle; its text is loaded after it. */
export async function loadExpress(language: Language) {
  const text = await loadVoucherText(language)
  return (state: OfferState) => <ExpressOffer text={text} {...state} />
}
