import { parseImei } from '#domain/device/imei.ts'
import { isEmail } from '#domain/field/patterns/email.ts'
import { toE164 } from '#domain/field/patterns/phone.ts'
import { markets } from '#domain/market/market.ts'
import { parseInvoiceNumber } from '#domain/order/invoice-number.ts'
import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import { parseReturnNumber } from '#domain/return/return-number.ts'
import { may } from '#domain/staff/grant.ts'
import type { Staff } from '#domain/staff/staff.ts'
import { parseIdentifier } from '#domain/trade-in/device-identifier.ts'
import { parseTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import { parseClaimNumber } from '#domain/warranty/claim-number.ts'
import {
  type Found,
  findByCode,
  findByDevice,
  findByEmail,
  findByInvoice,
  findByName,
  findByPhone,
} from '#store/staff/find-anything.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'keys'>

const needed = {
  order: 'orders.read',
  'trade-in': 'trade-ins.read',
  return: 'returns.read',
  claim: 'claims.read',
  unit: 'stock.read',
  member: 'members.read',
} as const

/**
 * Finds what a staff member typed or scanned: a number of an order, a trade-in, a return, a parcel or an invoice, an email
 * address, a phone number, the IMEI or serial number of a device, or the beginning of a name. Only what they may see is
 * found.
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
  const invoice = parseInvoiceNumber(typed)
  const byInvoice = invoice ? await findByInvoice(ctx.sql, invoice) : []
  if (byInvoice.length > 0) return byInvoice
  const phone = markets.map(market => toE164(market, typed)).find(each => each !== undefined)
  const byPhone = phone === undefined ? [] : await findByPhone(ctx.sql, phone)
  if (byPhone.length > 0) return byPhone
  const device = parseImei(typed) ?? serialIn(typed)
  const byDevice =
    device === undefined ? [] : await findByDevice(ctx.sql, ctx.keys.deviceHash(device))
  if (byDevice.length > 0) return byDevice
  return typed.length >= shortestName && /\p{L}/u.test(typed) ? findByName(ctx.sql, typed) : []
}

/** Fewer letters begin too many names. */
const shortestName = 3

function serialIn(typed: string): string | undefined {
  const parsed = parseIdentifier('serial', typed)
  return parsed.ok ? parsed.value.value : undefined
}
