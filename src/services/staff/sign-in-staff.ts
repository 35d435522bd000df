import { ok, type Result, refuse } from '#domain/result.ts'
import type { StaffEntry } from '#providers/identity/staff-accounts.ts'
import { findStaff, findStaffByEmail } from '#store/staff/staff.ts'
import type { Context } from '../context.ts'
import type { RequestOrigin } from '../identity/identity.ts'
import { clientHash } from '../order/client-hash.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'staffAccounts' | 'tries'>

export type StaffSignInRefusal =
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'wrong-code' }
  | { readonly kind: 'wrong-passkey' }
  | { readonly kind: 'too-many-tries'; readonly retryAfterSeconds: number }

export type SignedIn = Exclude<StaffEntry, { readonly kind: 'wrong' }>
export type StaffAnswer = Promise<Result<SignedIn, StaffSignInRefusal>>

/** Wrong tries in a quarter of an hour, of an IP address and against one account from everywhere. */
const mostOfNetwork = 20
const mostOfAccount = 100

/** An address without an account, so that an unknown one takes as long as a known one. */
const nobody = 'nobody@kintsu.invalid'

/** The answer is the same whether the account does not exist, has left, or the password is wrong. */
export async function signInStaff(
  ctx: Ctx,
  { email, password }: { readonly email: string; readonly password: string },
  caller: RequestOrigin,
): StaffAnswer {
  const known = await findStaffByEmail(ctx.sql, email.trim())
  const account = known?.disabledAt === null ? known.email : nobody
  return tried(ctx, caller, `account ${email.trim().toLowerCase()}`, 'wrong-credentials', () =>
    ctx.staffAccounts.signIn(account, password, caller.userAgent),
  )
}

/** The second factor of a sign-in whose password was right. */
export function enterStaffFactor(
  ctx: Ctx,
  cookie: string,
  code: string,
  caller: RequestOrigin,
): StaffAnswer {
  return tried(ctx, caller, undefined, 'wrong-code', async () => {
    const entry = await ctx.staffAccounts.enterFactor(cookie, tidy(code), caller.userAgent)
    if (entry.kind !== 'opened') return entry
    if (!(await isFirstUse(ctx, 'sign-in', entry.staffId, code))) {
      await ctx.staffAccounts.signOut(cookieOf(entry.cookies))
      return { kind: 'wrong' }
    }
    const staff = await findStaff(ctx.sql, entry.staffId)
    return staff?.disabledAt === null ? entry : { kind: 'wrong' }
  })
}

/** A code in an open session: it confirms a new second factor, or makes the session fresh for money and roles. */
export function confirmStaffFactor(
  ctx: Ctx,
  cookie: string,
  staffId: string,
  code: string,
  caller: RequestOrigin,
): StaffAnswer {
  return tried(ctx, caller, `factor ${staffId}`, 'wrong-code', async () =>
    (await isFirstUse(ctx, 'confirm', staffId, code))
      ? ctx.staffAccounts.confirmFactor(cookie, tidy(code))
      : { kind: 'wrong' },
  )
}

/** The password again, before an open session adds a way in. */
export function confirmStaffPassword(
  ctx: Ctx,
  { cookie, staffId }: { readonly cookie: string; readonly staffId: string },
  password: string,
  caller: RequestOrigin,
): StaffAnswer {
  return tried(ctx, caller, `factor ${staffId}`, 'wrong-credentials', async () =>
    (await ctx.staffAccounts.isPassword(cookie, password))
      ? { kind: 'opened', staffId, cookies: [] }
      : { kind: 'wrong' },
  )
}

/** A code works once for each purpose, however long an app shows it: who read it over a shoulder has nothing of it. */
async function isFirstUse(
  ctx: Pick<Ctx, 'tries'>,
  purpose: 'sign-in' | 'confirm',
  staffId: string,
  code: string,
): Promise<boolean> {
  return (await ctx.tries.staff.take(`code ${purpose} ${staffId} ${tidy(code)}`)) === 1
}

/** The cookies of an answer, as the browser would send them. */
function cookieOf(setCookies: readonly string[]): string {
  return setCookies.map(line => line.split(';')[0]).join('; ')
}

/** Counts as wrong until proven otherwise, so that a burst of guesses is counted too. */
export async function tried(
  ctx: Pick<Ctx, 'keys' | 'tries'>,
  caller: RequestOrigin,
  account: string | undefined,
  wrong: 'wrong-credentials' | 'wrong-code' | 'wrong-passkey',
  attempt: () => Promise<StaffEntry>,
): StaffAnswer {
  const tries = ctx.tries.staff
  const network = `network ${clientHash(ctx.keys.secret, caller.ipAddress)}`
  const keys = account === undefined ? [network] : [network, account]
  const counts: number[] = []
  for (const key of keys) counts.push(await tries.take(key))
  const giveBack = async () => {
    for (const key of keys) await tries.giveBack(key)
  }
  if ((counts[0] ?? 0) > mostOfNetwork || (counts[1] ?? 0) > mostOfAccount) {
    const retryAfterSeconds = await tries.secondsLeft(network)
    await giveBack()
    return refuse({ kind: 'too-many-tries', retryAfterSeconds })
  }
  const entry = await attempt()
  if (entry.kind === 'wrong') return refuse({ kind: wrong })
  await giveBack()
  return ok(entry)
}

/** Codes are typed with spaces, as apps show them. */
function tidy(code: string): string {
  return code.replace(/\s/g, '').slice(0, 40)
}
