import type { Market } from '#domain/market/market.ts'
import type { CustomerType } from './customer-type.ts'
import type { PaymentMethodId } from './method.ts'
import { childrenOf, groupOf, planKind } from './methods.ts'
import type { CofidisFlags, PaymentSettings } from './settings.ts'

/** A row of the payment step; only a grouping method has children. */
export type OfferedMethod = {
  readonly type: PaymentMethodId
  readonly children: readonly PaymentMethodId[]
}

/** The table of Spec 9.2; 'cash on delivery' is cashOnDelivery, 'pay on delivery' paymentOnDelivery. */
const table: Record<Market, Record<CustomerType, readonly PaymentMethodId[]>> = {
  ro: {
    personal: ['card', 'tnpl', 'bnpl', 'oney', 'cashOnDelivery', 'cardAtLocker'],
    corporate: ['card', 'cashOnDelivery', 'cardAtLocker'],
  },
  bg: {
    personal: [
      'card',
      'promo10',
      'promo',
      'standard',
      'cashOnDelivery',
      'cardOrCashAtOffice',
      'cardAtLocker',
    ],
    corporate: ['card', 'cashOnDelivery', 'cardOrCashAtOffice', 'cardAtLocker'],
  },
  hu: {
    personal: [
      'card',
      'cofidis-promo',
      'cofidis-promo-ten',
      'cofidis',
      'paymentOnDelivery',
      'cardOrCashAtOffice',
      'cardAtLocker',
    ],
    corporate: ['card', 'paymentOnDelivery', 'cardOrCashAtOffice', 'cardAtLocker'],
  },
  gr: {
    personal: ['card', 'paymentOnDelivery', 'bnpl', 'promoMulti', 'standard'],
    corporate: ['card', 'paymentOnDelivery'],
  },
}

/** The methods a customer sees, in the order of the table of Spec 9.2, filtered by the flags of 9.1. */
export function offered(
  market: Market,
  customer: CustomerType,
  settings: PaymentSettings,
): OfferedMethod[] {
  const listed = table[market][customer].filter(
    id => !isBehindInstallmentFlag(id, market) || settings.hasGreekInstallments,
  )
  return grouped(listed, market, settings).flatMap(({ type, children }) => {
    const active = children.filter(child => isActive(child, settings))
    const isEmptyGroup = children.length > 0 && active.length === 0
    return isActive(type, settings) && !isEmptyGroup ? [{ type, children: active }] : []
  })
}

/** Whether table 9.2 contains the method for this customer type, whatever the flags. */
export function isOfferedTo(id: PaymentMethodId, market: Market, customer: CustomerType): boolean {
  return (
    table[market][customer].includes(id) ||
    (customer === 'personal' && groupOf(id, market) !== undefined)
  )
}

/** Cofidis financing is available unless all three of its flags are 'false' (Spec 9.1). */
export function hasCofidis(flags: CofidisFlags): boolean {
  return [flags.cofidis, flags['cofidis-promo'], flags['cofidis-promo-ten']].some(
    flag => flag !== 'false',
  )
}

/** GR offers installments only while its installment flag is on (Spec 9.2). */
function isBehindInstallmentFlag(id: PaymentMethodId, market: Market): boolean {
  return market === 'gr' && planKind(id) !== undefined
}

/** A group takes the position of its first child; without children there is no group. */
function grouped(
  listed: readonly PaymentMethodId[],
  market: Market,
  settings: PaymentSettings,
): OfferedMethod[] {
  return listed.flatMap((type): OfferedMethod[] => {
    const group = groupOf(type, market)
    if (!group || !isActive(group, settings)) return [{ type, children: [] }]
    const children = childrenOf(group, market)
    return type === listed.find(each => children.includes(each)) ? [{ type: group, children }] : []
  })
}

function isActive(id: PaymentMethodId, settings: PaymentSettings): boolean {
  return (
    settings.active[id] === true &&
    (planKind(id) !== 'cofidis' || hasCofidis(settings.cofidisFlags))
  )
}
