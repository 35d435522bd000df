import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import { type DeliveryChoice, isSameChoice, kindOf, type PickupSubtype } from './delivery.ts'
import type { DeliverySettings } from './settings.ts'

export type DeliveryOffer = { readonly choice: DeliveryChoice; readonly cost: Money }

const courier: DeliveryChoice = { method: 'courier', subtype: '' }

function pickup(subtype: PickupSubtype): DeliveryChoice {
  return { method: 'easybox', subtype }
}

/** Spec 9.3 and markets.md: each market's carriers; GR has no locker or office carrier yet. */
const choicesByMarket: Record<Market, readonly DeliveryChoice[]> = {
  ro: [pickup('easybox'), courier],
  bg: [pickup('econt-office'), pickup('econt-locker'), courier],
  hu: [pickup('gls-office'), pickup('gls-locker'), courier],
  gr: [courier],
}

/**
 * Spec 4.1: the method starts as easybox, in GR as courier. Where easybox has several subtypes the
 * locker is taken, as that is what the method is called on the wire.
 */
export const defaultChoice: Record<Market, DeliveryChoice> = {
  ro: pickup('easybox'),
  bg: pickup('econt-locker'),
  hu: pickup('gls-locker'),
  gr: courier,
}

/** Whether the market has such a delivery at all, whatever it costs. */
export function isOfferedIn(market: Market, choice: DeliveryChoice): boolean {
  return choicesByMarket[market].some(other => isSameChoice(other, choice))
}

/** Spec 9.1: the cost per method is read from a passed map; what has no cost is not offered. */
export function offered(market: Market, settings: DeliverySettings): DeliveryOffer[] {
  return choicesByMarket[market].flatMap(choice => {
    const cost = settings.costs[kindOf(choice)]
    return cost ? [{ choice, cost }] : []
  })
}

/** Undefined where the market does not offer the choice. */
export function deliveryCostOf(
  choice: DeliveryChoice,
  market: Market,
  settings: DeliverySettings,
): Money | undefined {
  return offered(market, settings).find(offer => isSameChoice(offer.choice, choice))?.cost
}
