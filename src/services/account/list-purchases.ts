import { isUnderWay, type Purchase, type PurchasePage } from '#domain/order/purchase.ts'
import {
  listPurchaseMarkets,
  listPurchasesOfMember,
  type StoredPurchase,
} from '#store/account/purchases.ts'
import type { Context } from '../context.ts'
import { pictureOf } from '../order/view-order.ts'
import type { Owner } from './owner.ts'
import { factsOf } from './purchase-facts.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'settings'>

const pageSize = 10
const recentCount = 20
const openCount = 3

/** A member's purchases in a market, ten per page, newest first. */
export async function listPurchases(ctx: Ctx, owner: Owner, after?: string): Promise<PurchasePage> {
  const [rows, markets] = await Promise.all([
    listPurchasesOfMember(ctx.sql, owner, after, pageSize + 1),
    listPurchaseMarkets(ctx.sql, owner.userId),
  ])
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    purchases: shown.map(row => toPurchase(ctx, row)),
    ...(rows.length > pageSize && last && { olderThan: last.number }),
    elsewhere: markets.filter(market => market !== owner.market),
  }
}

/** The newest orders that are still in progress; if there are none, the newest order of all. */
export async function listOpenPurchases(ctx: Ctx, owner: Owner): Promise<readonly Purchase[]> {
  const rows = await listPurchasesOfMember(ctx.sql, owner, undefined, recentCount)
  const all = rows.map(row => toPurchase(ctx, row))
  const open = all.filter(({ stage }) => isUnderWay(stage))
  return open.length > 0 ? open.slice(0, openCount) : all.slice(0, 1)
}

function toPurchase(ctx: Ctx, stored: StoredPurchase): Purchase {
  const { withdrawal: _withdrawal, ...facts } = factsOf(
    stored,
    ctx.settings.shopOf(stored.market),
    ctx.keys.links,
  )
  const picture = stored.first ? pictureOf(stored.first) : undefined
  return {
    number: stored.number,
    placedAt: stored.placedAt.toISOString(),
    total: { minor: stored.totalMinor, currency: stored.currency },
    title: stored.first?.title ?? stored.number,
    others: Math.max(0, stored.heads - 1),
    ...(picture !== undefined && { picture }),
    ...facts,
  }
}
