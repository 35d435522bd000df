import type {
  BlockedRefusal,
  ChangePasswordRefusal,
  GuardRefusal,
} from '#domain/identity/identity-refusal.ts'
import type { Member } from '#domain/identity/member.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { PasskeyAnswer } from '#providers/identity/passkeys.ts'
import { writeEmail } from '#store/identity/emails.ts'
import type { Context } from '../context.ts'
import { clientHash } from '../order/client-hash.ts'
import {
  addPasskey,
  listOwnPasskeys,
  type NewPasskey,
  ownerOfPasskey,
  type PasskeyRefusal,
  passkeyCreation,
  removePasskey,
} from '../passkey/passkeys.ts'
import { checkGiven } from './check-fields.ts'
import type { Entry, RequestOrigin } from './identity.ts'
import { startSession } from './start-session.ts'
import { asEmail } from './write-email.ts'

type Ctx = Pick<
  Context,
  'sql' | 'clock' | 'keys' | 'accounts' | 'cookies' | 'guards' | 'passkeys' | 'tries' | 'settings'
>

/** The passkeys of a member, and what their browser makes another one of. */
export async function viewPasskeys(
  ctx: Pick<Ctx, 'sql' | 'clock' | 'keys'>,
  { userId, name, email, phone }: Member,
  origin: string,
) {
  const shown = email ?? phone ?? ''
  const owner = { id: userId, name: name === '' ? shown : name, email: shown }
  const [passkeys, creation] = await Promise.all([
    listOwnPasskeys(ctx, 'member', userId),
    passkeyCreation(ctx, 'member', owner, origin),
  ])
  return { passkeys, creation }
}

const longestName = 300

export type AddPasskeyRefusal =
  | ChangePasswordRefusal
  | PasskeyRefusal
  | { readonly kind: 'too-many-passkeys' }

/**
 * A new way in, named by the browser: `current` is the password, and not required for an account without one. The member
 * gets an email, in case it was somebody else.
 */
export async function addMemberPasskey(
  ctx: Ctx,
  { userId, email, market, name: memberName }: Member,
  { current, answer }: Pick<NewPasskey, 'answer'> & { readonly current: string },
  origin: string,
  caller: RequestOrigin,
): Promise<Result<void, AddPasskeyRefusal>> {
  if (await ctx.accounts.hasPassword(userId)) {
    const given = checkGiven('current-password', current)
    if (!given.ok) return given
    const tried = await ctx.guards.identity.mayGuess({ account: userId, caller })
    if (!tried.ok) return tried
    if (!(await ctx.accounts.isPassword(userId, given.value)))
      return refuse({ kind: 'wrong-password' })
    await tried.value.wasRight()
  }
  const name = caller.userAgent.slice(0, longestName)
  const added = await addPasskey(ctx, 'member', userId, { answer, name }, origin)
  if (added.ok && email !== undefined)
    await writeEmail(ctx.sql, asEmail({ kind: 'passkey-added', email, market, name: memberName }))
  return added
}

export type PasskeyEntryRefusal =
  | PasskeyRefusal
  | BlockedRefusal
  | Extract<GuardRefusal, { readonly kind: 'too-many-tries' }>

export function removeMemberPasskey(ctx: Pick<Ctx, 'sql'>, { userId }: Member, id: string) {
  return removePasskey(ctx, 'member', userId, id)
}

/** Wrong tries of an IP address in a quarter of an hour. */
const mostWrong = 20

/** Signs in with a passkey alone. */
export async function enterByMemberPasskey(
  ctx: Ctx,
  answer: PasskeyAnswer,
  origin: string,
  caller: RequestOrigin,
): Promise<Result<Entry, PasskeyEntryRefusal>> {
  const network = `network ${clientHash(ctx.keys.secret, caller.ipAddress)}`
  if ((await ctx.tries.passkeys.take(network)) > mostWrong) {
    const retryAfterSeconds = await ctx.tries.passkeys.secondsLeft(network)
    await ctx.tries.passkeys.giveBack(network)
    return refuse({ kind: 'too-many-tries', retryAfterSeconds })
  }
  const userId = await ownerOfPasskey(ctx, 'member', answer, origin)
  const opened =
    userId === undefined ? undefined : await ctx.accounts.openFor(userId, caller.userAgent)
  if (!opened) return refuse({ kind: 'wrong-passkey' })
  await ctx.tries.passkeys.giveBack(network)
  return startSession(ctx, opened)
}
