import { ok, type Result, refuse } from '#domain/result.ts'
import {
  hostOfOrigin,
  type NewPasskeyAnswer,
  type PasskeyAnswer,
} from '#providers/identity/passkeys.ts'
import type { StaffEntry } from '#providers/identity/staff-accounts.ts'
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  type StoredPasskey,
} from '#store/staff/passkeys.ts'
import { findStaff } from '#store/staff/staff.ts'
import type { Context } from '../context.ts'
import type { RequestOrigin } from '../identity/identity.ts'
import { createChallenge, isChallenge, passkeyTimeoutMs } from './passkey-challenge.ts'
import { type StaffAnswer, tried } from './sign-in-staff.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'staffAccounts' | 'passkeys' | 'tries'>

type Owner = { readonly id: string; readonly name: string; readonly email: string }

/** A passkey as its owner sees it. */
export type ShownPasskey = Pick<StoredPasskey, 'id' | 'name' | 'createdAt' | 'usedAt'>

export type PasskeyRefusal = { readonly kind: 'wrong-passkey' }

/** More devices than one person works with. */
const mostPasskeys = 20

/** EdDSA, ES256 and RS256 (COSE algorithms), in the order in which they are preferred. */
const algorithms = [-8, -7, -257]

const entering = 'enter'
const addingOf = (staffId: string) => `add ${staffId}`

/** For `PublicKeyCredential.parseRequestOptionsFromJSON`: the browser lets its owner choose one of their passkeys. */
export function passkeyRequest({ keys, clock }: Pick<Ctx, 'keys' | 'clock'>, origin: string) {
  return {
    challenge: createChallenge(keys.secret, entering, clock()),
    rpId: hostOfOrigin(origin),
    userVerification: 'required',
    timeout: passkeyTimeoutMs,
  } as const
}

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`: a new passkey that no device of theirs has yet. */
export async function passkeyCreation(
  ctx: Pick<Ctx, 'sql' | 'keys' | 'clock'>,
  owner: Owner,
  origin: string,
) {
  const known = await listPasskeys(ctx.sql, owner.id)
  return {
    challenge: createChallenge(ctx.keys.secret, addingOf(owner.id), ctx.clock()),
    rp: { id: hostOfOrigin(origin), name: 'Kintsu' },
    user: {
      id: Buffer.from(owner.id).toString('base64url'),
      name: owner.email,
      displayName: owner.name,
    },
    pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key', alg }) as const),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ id }) => ({ type: 'public-key', id }) as const),
    attestation: 'none',
    timeout: passkeyTimeoutMs,
  } as const
}

export async function listOwnPasskeys(
  { sql }: Pick<Ctx, 'sql'>,
  staffId: string,
): Promise<readonly ShownPasskey[]> {
  const known = await listPasskeys(sql, staffId)
  return known.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt }))
}

/** A passkey that was made for a staff member, on a page of this origin. */
export async function addPasskey(
  ctx: Ctx,
  staffId: string,
  { answer, name }: { readonly answer: NewPasskeyAnswer; readonly name: string },
  origin: string,
): Promise<Result<void, PasskeyRefusal | { readonly kind: 'too-many-passkeys' }>> {
  if ((await listPasskeys(ctx.sql, staffId)).length >= mostPasskeys)
    return refuse({ kind: 'too-many-passkeys' })
  const challenge = expecting(ctx, addingOf(staffId))
  const key = await ctx.passkeys.register(answer, { origin, isChallenge: challenge.accepts })
  if (!key || !(await challenge.isFirstUse())) return refuse({ kind: 'wrong-passkey' })
  const added = await insertPasskey(ctx.sql, { ...key, staffId, name, createdAt: ctx.clock() })
  return added ? ok(undefined) : refuse({ kind: 'wrong-passkey' })
}

export async function removePasskey(
  { sql }: Pick<Ctx, 'sql'>,
  staffId: string,
  id: string,
): Promise<Result<void, PasskeyRefusal>> {
  return (await deletePasskey(sql, staffId, id)) ? ok(undefined) : refuse({ kind: 'wrong-passkey' })
}

/**
 * Signs in with a passkey alone: the device is one factor, the PIN, face or finger that unlocks it the other. The session
 * is fresh for money and roles.
 */
export function enterByPasskey(
  ctx: Ctx,
  answer: PasskeyAnswer,
  origin: string,
  caller: RequestOrigin,
): StaffAnswer {
  return tried(ctx, caller, undefined, 'wrong-passkey', async () => {
    const owner = await ownerOf(ctx, answer, origin)
    return owner === undefined
      ? { kind: 'wrong' }
      : ctx.staffAccounts.openFor(owner, caller.userAgent)
  })
}

/** Makes an open session fresh; the passkey must be its owner's. */
export function freshenByPasskey(
  ctx: Ctx,
  { cookie, staffId }: { readonly cookie: string; readonly staffId: string },
  answer: PasskeyAnswer,
  origin: string,
  caller: RequestOrigin,
): StaffAnswer {
  return tried(ctx, caller, `factor ${staffId}`, 'wrong-passkey', async (): Promise<StaffEntry> => {
    const owner = await ownerOf(ctx, answer, origin)
    return owner === staffId ? ctx.staffAccounts.freshen(cookie) : { kind: 'wrong' }
  })
}

/** Who used the passkey just now; `undefined` for one that is unknown, was copied, or is of somebody who left. */
async function ownerOf(
  ctx: Ctx,
  answer: PasskeyAnswer,
  origin: string,
): Promise<string | undefined> {
  const passkey = await findPasskey(ctx.sql, answer.id)
  if (!passkey) return undefined
  const challenge = expecting(ctx, entering)
  const expected = { origin, isChallenge: challenge.accepts }
  const counter = await ctx.passkeys.verify(answer, expected, passkey)
  if (counter === undefined || !(await challenge.isFirstUse())) return undefined
  if (!(await notePasskeyUse(ctx.sql, passkey, counter, ctx.clock()))) return undefined
  const staff = await findStaff(ctx.sql, passkey.staffId)
  return staff?.disabledAt === null ? staff.id : undefined
}

/** Whether a challenge is one of ours, and then whether nobody has used it before, on any process. */
function expecting({ keys, clock, tries }: Pick<Ctx, 'keys' | 'clock' | 'tries'>, purpose: string) {
  let accepted: string | undefined
  return {
    accepts: (challenge: string) => {
      if (!isChallenge(keys.secret, purpose, challenge, clock())) return false
      accepted = challenge
      return true
    },
    isFirstUse: async () =>
      accepted !== undefined && (await tries.staff.take(`passkey ${accepted}`)) === 1,
  }
}
