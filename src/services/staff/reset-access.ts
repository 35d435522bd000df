import { randomUUID } from 'node:crypto'
import { markets } from '#domain/market/market.ts'
import { ok } from '#domain/result.ts'
import { staffPasskeys } from '#store/passkeys.ts'
import { findStaffByEmail, insertStaff, replaceGrants, updateDisabled } from '#store/staff/staff.ts'
import { committed } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { audited } from './audited.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'staffAccounts'>

/**
 * Makes the account of an address an owner in all markets, without a second factor or passkeys, and returns a link to choose its
 * password. For the first owner of a shop, and for a shop whose owners are locked out.
 */
export async function resetAccess(
  ctx: Ctx,
  address: string,
  origin: string,
): Promise<{ readonly link: string; readonly until: Date }> {
  const email = address.trim().toLowerCase()
  const about = { staff: undefined, market: undefined, subject: `person ${email}` }
  await audited(ctx, { ...about, action: 'reset-access' }, async () => {
    const id = await makeOwner(ctx, email)
    await staffPasskeys.removeAll(ctx.sql, id)
    await ctx.staffAccounts.removeFactor(id)
    return ok(undefined)
  })
  const token = await ctx.staffAccounts.passwordToken(email)
  if (!token) throw new Error(`no link was made for ${email}`)
  const link = `${origin}/office/join/?token=${encodeURIComponent(token.value)}`
  return { link, until: token.until }
}

function makeOwner({ sql, clock }: Ctx, email: string): Promise<string> {
  return committed(sql, async tx => {
    const known = await findStaffByEmail(tx, email)
    const id = known?.id ?? randomUUID()
    if (!known) await insertStaff(tx, { id, name: email, email, language: 'en' }, clock())
    await updateDisabled(tx, id, null)
    await replaceGrants(
      tx,
      id,
      markets.map(market => ({ role: 'owner', market })),
    )
    return id
  })
}
