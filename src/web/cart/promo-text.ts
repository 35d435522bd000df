import type { PromoRefusal } from '#domain/cart/shelf.ts'
import type { CartText } from '#text/cart/page/ro.ts'
import type { PriceWriter } from '#web/ui/format-price.ts'

/** Why a promo code gives no discount, as text for the customer. */
export function promoText(
  { promoRefused }: CartText,
  code: string,
  reason: PromoRefusal,
  format: PriceWriter,
): string {
  switch (reason.kind) {
    case 'unknown':
      return promoRefused.unknown(code)
    case 'expired':
      return promoRefused.expired(code)
    case 'minimum':
      return promoRefused.minimum(code, format.shelf(reason.minimum))
    case 'other-market':
      return promoRefused.otherMarket(code)
    case 'used-up':
      return promoRefused.usedUp(code)
  }
}
