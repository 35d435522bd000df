import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import {
  type CourierCarrier,
  type DeliveryChoice,
  type DeliveryKind,
  isSameChoice,
  kindOf,
  type PickupSubtype,
} from './delivery.ts'
import type { DeliverySettings } from './settings.ts'

export type DeliveryOffer = { readonly choice: DeliveryChoice; readonly cost: Money }

const courier: DeliveryChoice = { method: 'courier', subtype: '' }

function pickup(subtype: PickupSubtype): DeliveryChoice {
  return { method: 'easybox', subtype }
}

/** The carriers of each market; GR has no locker or office carrier yet (Spec 9.3 and markets.md). */
const choicesByMarket: Record<Market, readonly DeliveryChoice[]> = {
  ro: [pickup('easybox'), courier],
  bg: [pickup('econt-office'), pickup('econt-locker'), courier],
  hu: [pickup('gls-office'), pickup('gls-locker'), courier],
  gr: [courier],
}

/**
 * The method starts as easybox, in GR as courier. If easybox has several subtypes, the locker is the default, as the
 * method is called LOCKER on the wire (Spec 4.1).
 */
export const defaultChoice: Record<Market, DeliveryChoice> = {
  ro: pickup('easybox'),
  bg: pickup('econt-locker'),
  hu: pickup('gls-locker'),
  gr: courier,
}

/** The courier of each market; Greece has no carrier of its own yet. */
export const courierOf: Readonly<Record<Market, CourierCarrier>> = {
  ro: 'sameday',
  bg: 'econt',
  hu: 'gls',
  gr: 'courier',
}

/** The kinds of delivery that the carriers of a market have. */
export function kindsIn(market: Market): readonly DeliveryKind[] {
  return [...new Set(choicesByMarket[market].map(kindOf))]
}

/** Whether the market has such a delivery at all, at any cost. */
export function isOfferedIn(market: Market, choice: DeliveryChoice): boolean {
  return choicesByMarket[market].some(other => isSameChoice(other, choice))
}

/** The cost of each method is read from the given map; a method without a cost is not offered (Spec 9.1). */
export function offered(market: Market, settings: DeliverySettings): DeliveryOffer[] {
  return choicesByMarket[market].flatMap(choice => {
    const cost = settings.costs[kindOf(choice)]
    return cost ? [{ choice, cost }] : []
  })
}

/** `undefined` if the market does not offer the choice. */
export function deliveryCostOf(
  choice: DeliveryChoice,
  market: Market,
  settings: DeliverySettings,
): Money | undefined {
  return offered(market, settings).find(offer => isSameChoice(offer.choice, choice))?.cost
}
