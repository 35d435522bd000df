import type { Market } from '#domain/market/market.ts'
import type { CustomerType } from './customer-type.ts'
import { definitionOf } from './definition.ts'
import { isCofidis, type PaymentMethodId } from './method.ts'
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

/** The methods that GR offers only while its installment flag is on (Spec 9.2). */
const behindInstallmentFlag: Record<Market, readonly PaymentMethodId[]> = {
  ro: [],
  bg: [],
  hu: [],
  gr: ['bnpl', 'promoMulti', 'standard'],
}

/** The methods that tbi-combo groups where it is on; in RO tnpl-rate is offered only inside it (markets.md). */
const comboChildren: Record<Market, readonly PaymentMethodId[]> = {
  ro: ['bnpl', 'tnpl', 'tnpl-rate'],
  bg: ['standard', 'promo', 'promo10'],
  hu: [],
  gr: [],
}

/** The methods a customer sees, in the order of the table of Spec 9.2, filtered by the flags of 9.1. */
export function offered(
  market: Market,
  customer: CustomerType,
  settings: PaymentSettings,
): OfferedMethod[] {
  const listed = table[market][customer].filter(
    type => settings.hasGreekInstallments || !behindInstallmentFlag[market].includes(type),
  )
  const stored = grouped(listed, market, settings)
  return stored.flatMap(({ type, children }) => {
    const active = children.filter(child => isActive(child, settings))
    const isEmptyGroup = children.length > 0 && active.length === 0
    return isActive(type, settings) && !isEmptyGroup ? [{ type, children: active }] : []
  })
}

/** Whether table 9.2 contains the method for this customer type, whatever the flags. */
export function isOfferedTo(
  type: PaymentMethodId,
  market: Market,
  customer: CustomerType,
): boolean {
  return (
    table[market][customer].includes(type) ||
    (customer === 'personal' && comboChildren[market].includes(type))
  )
}

/** Cofidis financing is available unless all three of its flags are 'false' (Spec 9.1). */
export function hasCofidis(flags: CofidisFlags): boolean {
  return [flags.cofidis, flags['cofidis-promo'], flags['cofidis-promo-ten']].some(
    flag => flag !== 'false',
  )
}

function isActive(type: PaymentMethodId, settings: PaymentSettings): boolean {
  return (
    definitionOf(type, settings).isActive && (!isCofidis(type) || hasCofidis(settings.cofidisFlags))
  )
}

/** The group takes the position of its first child; without children there is no group. */
function grouped(
  listed: readonly PaymentMethodId[],
  market: Market,
  settings: PaymentSettings,
): OfferedMethod[] {
  const children = comboChildren[market]
  const first = listed.find(type => children.includes(type))
  return listed.flatMap((type): OfferedMethod[] => {
    if (!definitionOf('tbi-combo', settings).isActive || !children.includes(type))
      return [{ type, children: [] }]
    return type === first ? [{ type: 'tbi-combo', children }] : []
  })
}
