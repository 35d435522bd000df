import { createHmac, randomUUID } from 'node:crypto'
import { type Market, markets } from '#domain/market/market.ts'
import type { Grant } from '#domain/staff/grant.ts'
import type { StaffRole } from '#domain/staff/role.ts'
import type { Context } from '#services/context.ts'
import { quickHashing } from './quick-hashing.ts'

type Office = { readonly ctx: Pick<Context, 'sql' | 'staffAccounts'> }

export const staffPassword = 'a whole sentence of staff'
const hash = quickHashing.hash(staffPassword)

export function granted(role: StaffRole, ...of: readonly Market[]): readonly Grant[] {
  return (of.length === 0 ? markets : of).map(market => ({ role, market }))
}

let count = 0

/** A staff account with these roles; nobody is signed in. */
export async function aStaffAccount({ ctx: { sql } }: Office, grants: readonly Grant[]) {
  const [id, number] = [randomUUID(), ++count]
  const [name, email] = [`Staff ${number}`, `staff-${number}@office.example`]
  await sql.query(
    `insert into staff (id, name, email, created_at, updated_at) values ($1, $2, $3, now(), now())`,
    [id, name, email],
  )
  await sql.query(
    `insert into staff_account (id, user_id, account_id, provider_id, password, created_at, updated_at)
     values (gen_random_uuid(), $1::uuid, $1::text, 'credential', $2, now(), now())`,
    [id, await hash],
  )
  for (const { role, market } of grants)
    await sql.query('insert into staff_grant (staff_id, role, market) values ($1, $2, $3)', [
      id,
      role,
      market,
    ])
  return { id, name, email }
}

/** A signed-in staff member; `cookie` is that of their browser. */
export async function aStaff(office: Office, grants: readonly Grant[]) {
  const account = await aStaffAccount(office, grants)
  const entry = await office.ctx.staffAccounts.signIn(account.email, staffPassword, 'test')
  if (entry.kind !== 'opened') throw new Error(entry.kind)
  return { ...account, cookie: cookieIn(entry.cookies) }
}

/** The same with a second factor that was entered a moment ago. */
export async function aFreshStaff(office: Office, grants: readonly Grant[]) {
  const { cookie, ...account } = await aStaff(office, grants)
  const { staffAccounts } = office.ctx
  const factor = await staffAccounts.startFactor(cookie, staffPassword)
  const secret = new URL(factor?.uri ?? '').searchParams.get('secret') ?? ''
  const confirmed = await staffAccounts.confirmFactor(cookie, codeFor(secret))
  if (confirmed.kind !== 'opened') throw new Error(confirmed.kind)
  return {
    ...account,
    secret,
    backupCodes: factor?.backupCodes ?? [],
    cookie: cookieIn(confirmed.cookies),
  }
}

export function cookieIn(lines: readonly string[]): string {
  return lines.map(line => line.split(';')[0]).join('; ')
}

/** The code of an authenticator app at that time (RFC 6238, 30 seconds, 6 digits). */
export function codeFor(secret: string, at = Date.now()): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text.replace(/=+$/, '')]
    .map(letter => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}
