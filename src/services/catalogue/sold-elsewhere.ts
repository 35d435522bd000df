import type { SoldIn, SoldList, SoldProduct } from '#domain/device/sold-in.ts'
import { findListElsewhere, findListName, findProductElsewhere } from '#store/catalogue/sold-in.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'db'>

/** A brand, and one of its models, as displayed; `undefined` where the market never listed any. */
export function nameList(ctx: Ctx, list: SoldList) {
  return findListName(ctx.db, list)
}

/** The markets that have a product, and the closest page in the others. */
export function productElsewhere(ctx: Ctx, product: SoldProduct): Promise<SoldIn> {
  return findProductElsewhere(ctx.db, product)
}

/** The markets that have a list of a brand or model. */
export function listElsewhere(ctx: Ctx, list: SoldList): Promise<SoldIn> {
  return findListElsewhere(ctx.db, list)
}
