import { randomUUID } from 'node:crypto'
import { isEmail } from '#domain/field/patterns/email.ts'
import { type Market, markets } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type Grant, marketsWith, mayChangeGrants, mayGrant } from '#domain/staff/grant.ts'
import { staffPasswordError } from '#domain/staff/password-rules.ts'
import type { OfficeLanguage, Staff } from '#domain/staff/staff.ts'
import { staffPasskeys } from '#store/passkeys.ts'
import {
  countOwners,
  findStaff,
  findStaffByEmail,
  insertStaff,
  listStaff,
  lockStaff,
  replaceGrants,
  type StoredStaff,
  updateDisabled,
} from '#store/staff/staff.ts'
import { insertStaffEmail } from '#store/staff/staff-emails.ts'
import { inTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import type { RequestOrigin } from '../identity/identity.ts'
import { writeInvitation } from '../mail/write-staff-email.ts'
import { clientHash } from '../order/client-hash.ts'

type Ctx = Pick<Context, 'sql' | 'db' | 'clock' | 'keys' | 'staffAccounts'>

export type PeopleRefusal =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'invalid-email' }
  | { readonly kind: 'invalid-name' }
  | { readonly kind: 'email-taken' }
  /** More than the changer holds. */
  | { readonly kind: 'beyond-own-roles' }
  | { readonly kind: 'no-roles' }
  /** The market would have nobody left to grant roles. */
  | { readonly kind: 'last-owner'; readonly market: Market }
  | { readonly kind: 'own-account' }

export type Invitation = {
  readonly name: string
  readonly email: string
  readonly language: OfficeLanguage
  readonly grants: readonly Grant[]
  /** The office's base URL, for the link in the email. */
  readonly origin: string
}

/** The people who share a market with the viewer. */
export async function viewPeople(
  ctx: Pick<Ctx, 'sql'>,
  viewer: Staff,
): Promise<readonly StoredStaff[]> {
  const own = marketsWith(viewer.grants, 'people.read')
  const people = await listStaff(ctx.sql)
  return people.filter(({ id, grants }) => id === viewer.id || isWithin(grants, own))
}

function isWithin(grants: readonly Grant[], own: readonly Market[]): boolean {
  return grants.length === 0
    ? own.length === markets.length
    : grants.some(({ market }) => own.includes(market))
}

/** Creates an account without a password, and emails a link with which its owner chooses one. */
export async function inviteStaff(
  ctx: Ctx,
  inviter: Staff,
  { origin, ...invitation }: Invitation,
): Promise<Result<{ readonly id: string }, PeopleRefusal>> {
  const name = invitation.name.trim().replace(/\s+/g, ' ')
  const email = invitation.email.trim().toLowerCase()
  if (name === '' || name.length > 100) return refuse({ kind: 'invalid-name' })
  if (!isEmail(email)) return refuse({ kind: 'invalid-email' })
  if (invitation.grants.length === 0) return refuse({ kind: 'no-roles' })
  if (!invitation.grants.every(each => mayGrant(inviter.grants, each)))
    return refuse({ kind: 'beyond-own-roles' })
  const id = randomUUID()
  const added = await inTransaction<void, PeopleRefusal>(ctx.sql, [], async tx => {
    const isNew = await insertStaff(tx, { ...invitation, id, name, email }, ctx.clock())
    if (!isNew) return refuse({ kind: 'email-taken' })
    await replaceGrants(tx, id, invitation.grants)
    return ok(undefined)
  })
  if (!added.ok) return added
  await sendPasswordLink(ctx, email, origin, inviter.name)
  return ok({ id })
}

/** Emails a link to choose a password; nothing happens for an unknown address. */
export async function sendPasswordLink(
  ctx: Ctx,
  email: string,
  origin: string,
  inviter?: string,
): Promise<void> {
  const staff = await findStaffByEmail(ctx.sql, email.trim())
  if (staff?.disabledAt !== null) return
  const token = await ctx.staffAccounts.passwordToken(staff.email)
  if (!token) return
  const link = `${origin}/office/join/?token=${encodeURIComponent(token.value)}`
  await insertStaffEmail(ctx.db, ctx.keys.seal, {
    recipient: staff.email,
    ...writeInvitation({ staff, link, inviter, until: token.until }),
  })
}

/** Links that one IP address may ask for in a quarter of an hour; beyond it the request is ignored. */
const mostLinks = 5

/** The same for somebody who forgot their password. Nothing says whether the address has an account. */
export async function askPasswordLink(
  ctx: Ctx & Pick<Context, 'tries'>,
  email: string,
  origin: string,
  { ipAddress }: RequestOrigin,
): Promise<void> {
  const asked = await ctx.tries.staff.take(`link ${clientHash(ctx.keys.secret, ipAddress)}`)
  if (asked <= mostLinks) await sendPasswordLink(ctx, email, origin)
}

/** Chooses a password with the token of such a link. */
export async function choosePassword(
  ctx: Pick<Ctx, 'staffAccounts'>,
  token: string,
  password: string,
): Promise<Result<void, { readonly kind: 'too-short' | 'too-long' | 'too-common' | 'link-used' }>> {
  const error = staffPasswordError(password, '')
  if (error) return refuse({ kind: error.kind })
  const isSet = await ctx.staffAccounts.resetPassword(token, password)
  return isSet ? ok(undefined) : refuse({ kind: 'link-used' })
}

/** Replaces the roles of somebody; every market that had an owner keeps one. */
export function changeGrants(
  ctx: Pick<Ctx, 'sql'>,
  changer: Staff,
  staffId: string,
  grants: readonly Grant[],
): Promise<Result<{ readonly before: readonly Grant[] }, PeopleRefusal>> {
  return changePerson(ctx, staffId, async (tx, person) => {
    if (!mayChangeGrants(changer.grants, person.grants, grants))
      return refuse({ kind: 'beyond-own-roles' })
    await replaceGrants(tx, staffId, grants)
    return ok({ before: person.grants })
  })
}

/** Somebody left, or came back. Whoever left is signed out everywhere. */
export async function changeDisabled(
  ctx: Pick<Ctx, 'sql' | 'clock' | 'staffAccounts'>,
  changer: Staff,
  staffId: string,
  isDisabled: boolean,
): Promise<Result<void, PeopleRefusal>> {
  if (staffId === changer.id) return refuse({ kind: 'own-account' })
  const changed = await changePerson(ctx, staffId, async (tx, person) => {
    if (!mayChangeGrants(changer.grants, person.grants, []))
      return refuse({ kind: 'beyond-own-roles' })
    await updateDisabled(tx, staffId, isDisabled ? ctx.clock() : null)
    return ok(undefined)
  })
  if (changed.ok && isDisabled) await ctx.staffAccounts.endSessions(staffId)
  return changed
}

/** For a lost phone: passkeys are gone, the next sign-in asks for the password alone, and a new factor is set up. */
export async function resetFactor(
  ctx: Pick<Ctx, 'sql' | 'staffAccounts'>,
  changer: Staff,
  staffId: string,
): Promise<Result<void, PeopleRefusal>> {
  const person = await findStaff(ctx.sql, staffId)
  if (!person) return refuse({ kind: 'not-found' })
  if (!mayChangeGrants(changer.grants, person.grants, []))
    return refuse({ kind: 'beyond-own-roles' })
  await staffPasskeys.removeAll(ctx.sql, staffId)
  await ctx.staffAccounts.removeFactor(staffId)
  return ok(undefined)
}

type Change<T> = (tx: Sql, person: StoredStaff) => Promise<Result<T, PeopleRefusal>>

function changePerson<T>(
  { sql }: Pick<Ctx, 'sql'>,
  staffId: string,
  change: Change<T>,
): Promise<Result<T, PeopleRefusal>> {
  return inTransaction(sql, [], async tx => {
    await lockStaff(tx)
    const person = await findStaff(tx, staffId)
    if (!person) return refuse({ kind: 'not-found' })
    const before = await countOwners(tx)
    const changed = await change(tx, person)
    if (!changed.ok) return changed
    const after = await countOwners(tx)
    const orphan = markets.find(market => before.has(market) && !after.has(market))
    return orphan === undefined ? changed : refuse({ kind: 'last-owner', market: orphan })
  })
}
