import { parseImei } from '#domain/device/imei.ts'
import { isEmail } from '#domain/field/patterns/email.ts'
import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import { parseReturnNumber } from '#domain/return/return-number.ts'
import { may } from '#domain/staff/grant.ts'
import type { Staff } from '#domain/staff/staff.ts'
import { parseIdentifier } from '#domain/trade-in/device-identifier.ts'
import { parseTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import { parseClaimNumber } from '#domain/warranty/claim-number.ts'
import { type Found, findByCode, findByDevice, findByEmail } from '#store/staff/find-anything.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'keys'>

const needed = {
  order: 'orders.read',
  'trade-in': 'trade-ins.read',
  return: 'returns.read',
  claim: 'claims.read',
  unit: 'stock.read',
} as const

/**
 * Finds what a staff member typed or scanned: a number of an order, a trade-in, a return or a parcel, an email address,
 * or the IMEI or serial number of a device. Only what they may see is found.
 */
export async function findAnything(
  ctx: Ctx,
  { grants }: Pick<Staff, 'grants'>,
  typed: string,
): Promise<readonly Found[]> {
  const found = await search(ctx, typed.trim().slice(0, 100))
  return found.filter(({ kind, market }) => may(grants, needed[kind], market))
}

async function search(ctx: Ctx, typed: string): Promise<readonly Found[]> {
  if (typed === '') return []
  if (isEmail(typed)) return findByEmail(ctx.sql, typed)
  const order = parseOrderNumber(typed)
  const known =
    (order && toOrderNumber(order.market, order.serial)) ??
    parseTradeInNumber(typed) ??
    parseReturnNumber(typed) ??
    parseClaimNumber(typed)
  const byCode = await findByCode(ctx.sql, known ?? typed.replace(/\s/g, ''))
  if (byCode.length > 0 || known !== undefined) return byCode
  const device = parseImei(typed) ?? serialIn(typed)
  return device === undefined ? [] : findByDevice(ctx.sql, ctx.keys.deviceHash(device))
}

function serialIn(typed: string): string | undefined {
  const parsed = parseIdentifier('serial', typed)
  return parsed.ok ? parsed.value.value : undefined
}
