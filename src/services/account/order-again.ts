import type { ShelfFacts } from '#domain/cart/line.ts'
import type { DeviceAgain, OrderAgain } from '#domain/cart/reorder.ts'
import type { Market } from '#domain/market/market.ts'
import { type BoughtLine, listPurchaseLines } from '#store/account/purchase-lines.ts'
import { readAccessories } from '../cart/read-accessories.ts'
import { toAccessoryOffer } from '../cart/shelf-facts.ts'
import { viewShelf } from '../cart/view-shelf.ts'
import type { Context } from '../context.ts'
import type { Owner } from './owner.ts'
import { ownOrder } from './view-purchase.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'settings'>

/** The items of a member's order that are in stock now, at today's prices; undefined for another member's order. */
export async function orderAgain(
  ctx: Ctx,
  owner: Owner,
  number: string,
): Promise<OrderAgain | undefined> {
  const stored = await ownOrder(ctx, owner, number)
  if (!stored) return undefined
  const bought = await listPurchaseLines(ctx.sql, stored.id)
  const devices = await devicesOf(ctx, owner.market, bought)
  const accessories = await accessoriesOf(ctx, owner.market, bought)
  return {
    devices: devices.flatMap(({ device }) => device ?? []),
    accessories: accessories.flatMap(({ offer }) => offer ?? []),
    gone: [...devices, ...accessories].flatMap(({ gone }) => gone),
  }
}

async function devicesOf(ctx: Ctx, market: Market, bought: readonly BoughtLine[]) {
  const heads = bought.filter(({ kind }) => kind === 'device')
  const shelf = await viewShelf(
    ctx,
    market,
    heads.flatMap(({ listingId }) => listingId ?? []),
  )
  return heads.map(head => {
    const facts = shelf.get(head.listingId ?? '')
    const parts = bought.filter(({ belongsTo }) => belongsTo === head.position)
    if (facts?.availability !== 'in-stock')
      return { device: undefined, gone: [head, ...parts].map(({ title }) => title) }
    const [available, missing] = partsOf(facts, parts)
    const idsOf = (kind: BoughtLine['kind']) =>
      available.filter(part => part.kind === kind).map(({ itemId }) => itemId)
    const device: DeviceAgain = {
      facts,
      serviceIds: idsOf('service'),
      accessoryIds: idsOf('accessory'),
      hasBattery: idsOf('battery').length > 0,
    }
    return { device, gone: missing.map(({ title }) => title) }
  })
}

/** The parts still available for the device, and those that are not. */
function partsOf(facts: ShelfFacts, parts: readonly BoughtLine[]) {
  const offered = new Set([
    ...facts.availableExtraServices.map(({ id }) => id),
    ...facts.deviceAvailableAccessories.map(({ id }) => id),
  ])
  const isAvailable = ({ kind, itemId }: BoughtLine) =>
    kind === 'battery' ? facts.batteryOffer !== undefined : offered.has(itemId)
  return [parts.filter(isAvailable), parts.filter(part => !isAvailable(part))] as const
}

async function accessoriesOf(ctx: Ctx, market: Market, bought: readonly BoughtLine[]) {
  const loose = bought.filter(({ kind, belongsTo }) => kind === 'accessory' && belongsTo === null)
  if (loose.length === 0) return []
  const known = await readAccessories(ctx, market)
  return loose.map(({ title, itemId }) => {
    const row = known.find(({ id, isActive }) => id === itemId && isActive)
    return { offer: row && toAccessoryOffer(row), gone: row ? [] : [title] }
  })
}
