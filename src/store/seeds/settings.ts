import type { CartSettings } from '#domain/cart/settings.ts'
import type { MarketSettings, ShopFlags } from '#domain/checkout/settings.ts'
import type { DeliverySettings } from '#domain/delivery/settings.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency, Money } from '#domain/money/money.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { PaymentSettings, TotalAmountRule } from '#domain/payment/settings.ts'
import { holidays } from './holidays.ts'

function amountIn(currency: Currency) {
  return (units: number): Money => ({ minor: Math.round(units * 100), currency })
}

const lei = amountIn('RON')
const leva = amountIn('BGN')
const forints = amountIn('HUF')
const euros = amountIn('EUR')

function between(lowerBound: Money, upperBound: Money): TotalAmountRule {
  return {
    lowerBound,
    upperBound,
  }
}
function upTo(upperBound: Money): TotalAmountRule {
  return { upperBound }
}

function cart(wrapPrice: Money): CartSettings {
  return {
    currency: wrapPrice.currency,
    stateVersion: '2',
    expiryMonths: 1,
    cartLimitations: {
      isActive: true,
      maxCartItems: 20,
      limitedItems: ['CONSOLE'],
      maxCartLimitedItems: 2,
    },
    giftWrap: { isActive: true, isWrappingTax: true, price: wrapPrice, refusedDeviceTypes: [] },
    warranty: { measure: 'years', name: 'warranty', validity: 2 },
    returnDays: 60,
  }
}

const workingDays: DeliverySettings['workingDays'] = {
  locker: { min: 2, max: 3 },
  office: { min: 2, max: 3 },
  courier: { min: 2, max: 3 },
}

/**
 * A method is available only if its flag is on (Spec 9.1). tbi-combo, a group, and tnpl-rate, one of its methods, are
 * off.
 */
function activated(...types: readonly PaymentMethodId[]): PaymentSettings['active'] {
  return Object.fromEntries(types.map(type => [type, true]))
}

/** The carriers of every market come in the afternoon. */
const collectedAt = '16:30'

const installments = { hasGreekInstallments: true, cofidisFlags: {} }

const flags: ShopFlags = {
  hasExtraPage: true,
  hasCrossSell: true,
  hasCarousel: true,
  hasGeniusBenefits: false,
  hasFreeScreenProtectors: true,
}

/** The settings of an empty database (markets.md, "Defaults of the settings"). */
export const settingsSeed: Record<Market, MarketSettings> = {
  ro: {
    cart: cart(lei(19)),
    delivery: { costs: { locker: lei(14.99), courier: lei(19.99) }, workingDays, collectedAt },
    payment: {
      ...installments,
      active: activated('card', 'tnpl', 'bnpl', 'oney', 'cashOnDelivery', 'cardAtLocker'),
      collectionFee: lei(9.99),
      rules: {
        card: between(lei(1), lei(50_000)),
        cashOnDelivery: upTo(lei(5_000)),
        cardAtLocker: upTo(lei(3_000)),
        bnpl: between(lei(100), lei(3_000)),
        tnpl: between(lei(100), lei(2_500)),
        'tnpl-rate': between(lei(100), lei(2_500)),
        oney: between(lei(300), lei(12_000)),
      },
    },
    flags,
    holidays: holidays.ro,
  },
  bg: {
    cart: cart(leva(5)),
    delivery: {
      costs: { locker: leva(4.99), office: leva(5.99), courier: leva(7.99) },
      workingDays,
      collectedAt,
    },
    payment: {
      ...installments,
      active: activated(
        'card',
        'promo10',
        'promo',
        'standard',
        'cashOnDelivery',
        'cardOrCashAtOffice',
        'cardAtLocker',
      ),
      collectionFee: leva(2.99),
      rules: {
        card: between(leva(1), leva(20_000)),
        cashOnDelivery: upTo(leva(2_000)),
        cardOrCashAtOffice: upTo(leva(2_000)),
        cardAtLocker: upTo(leva(2_000)),
        standard: between(leva(150), leva(10_000)),
        promo: between(leva(300), leva(6_000)),
        promo10: between(leva(300), leva(6_000)),
      },
    },
    flags,
    holidays: holidays.bg,
  },
  hu: {
    cart: cart(forints(1_500)),
    delivery: {
      costs: { locker: forints(990), office: forints(1_190), courier: forints(1_690) },
      workingDays,
      collectedAt,
    },
    payment: {
      ...installments,
      active: activated(
        'card',
        'cofidis-promo',
        'cofidis-promo-ten',
        'cofidis',
        'paymentOnDelivery',
        'cardOrCashAtOffice',
        'cardAtLocker',
      ),
      collectionFee: forints(490),
      rules: {
        card: between(forints(500), forints(4_000_000)),
        paymentOnDelivery: upTo(forints(500_000)),
        cardOrCashAtOffice: upTo(forints(500_000)),
        cardAtLocker: upTo(forints(500_000)),
        cofidis: between(forints(40_000), forints(1_500_000)),
        'cofidis-promo': between(forints(60_000), forints(1_000_000)),
        'cofidis-promo-ten': between(forints(80_000), forints(1_000_000)),
      },
    },
    flags,
    holidays: holidays.hu,
  },
  gr: {
    cart: cart(euros(4)),
    delivery: { costs: { courier: euros(3.5) }, workingDays, collectedAt },
    payment: {
      ...installments,
      active: activated('card', 'paymentOnDelivery', 'bnpl', 'promoMulti', 'standard'),
      collectionFee: euros(2),
      rules: {
        card: between(euros(1), euros(10_000)),
        paymentOnDelivery: upTo(euros(500)),
        bnpl: between(euros(50), euros(1_500)),
        standard: between(euros(200), euros(6_000)),
        promoMulti: between(euros(200), euros(3_000)),
      },
    },
    flags,
    holidays: holidays.gr,
  },
}
