import { ok, type Result, refuse } from '#domain/result.ts'
import {
  hostOfOrigin,
  type NewPasskeyAnswer,
  type PasskeyAnswer,
} from '#providers/identity/passkeys.ts'
import { memberPasskeys, type StoredPasskey, staffPasskeys } from '#store/passkeys.ts'
import type { Context } from '../context.ts'
import { createChallenge, isChallenge, passkeyTimeoutMs } from './passkey-challenge.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'passkeys' | 'tries'>

/** Whose passkeys: of staff or of members. A challenge of one is none of the other. */
export type PasskeyKind = 'staff' | 'member'

const storeOf = { staff: staffPasskeys, member: memberPasskeys } as const

/** The owner as their devices show them. */
type Owner = { readonly id: string; readonly name: string; readonly email: string }

/** A passkey as its owner sees it. */
export type ShownPasskey = Pick<StoredPasskey, 'id' | 'name' | 'createdAt' | 'usedAt'>

export type PasskeyRefusal = { readonly kind: 'wrong-passkey' }

/** More devices than one person has. */
const mostPasskeys = 20

/** EdDSA, ES256 and RS256 (COSE algorithms), in the order in which they are preferred. */
const algorithms = [-8, -7, -257]

const enteringOf = (kind: PasskeyKind) => `${kind} enter`
const addingOf = (kind: PasskeyKind, ownerId: string) => `${kind} add ${ownerId}`

/** For `PublicKeyCredential.parseRequestOptionsFromJSON`: the browser lets its owner choose one of their passkeys. */
export function passkeyRequest(
  { keys, clock }: Pick<Ctx, 'keys' | 'clock'>,
  kind: PasskeyKind,
  origin: string,
) {
  return {
    challenge: createChallenge(keys.secret, enteringOf(kind), clock()),
    rpId: hostOfOrigin(origin),
    userVerification: 'required',
    timeout: passkeyTimeoutMs,
  } as const
}

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`: a new passkey that no device of theirs has yet. */
export async function passkeyCreation(
  ctx: Pick<Ctx, 'sql' | 'keys' | 'clock'>,
  kind: PasskeyKind,
  owner: Owner,
  origin: string,
) {
  const known = await storeOf[kind].list(ctx.sql, owner.id)
  return {
    challenge: createChallenge(ctx.keys.secret, addingOf(kind, owner.id), ctx.clock()),
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
  kind: PasskeyKind,
  ownerId: string,
): Promise<readonly ShownPasskey[]> {
  const known = await storeOf[kind].list(sql, ownerId)
  return known.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt }))
}

export type NewPasskey = { readonly answer: NewPasskeyAnswer; readonly name: string }

/** A passkey that was made for its owner, on a page of this origin. */
export async function addPasskey(
  ctx: Ctx,
  kind: PasskeyKind,
  ownerId: string,
  { answer, name }: NewPasskey,
  origin: string,
): Promise<Result<void, PasskeyRefusal | { readonly kind: 'too-many-passkeys' }>> {
  const store = storeOf[kind]
  if ((await store.list(ctx.sql, ownerId)).length >= mostPasskeys)
    return refuse({ kind: 'too-many-passkeys' })
  const challenge = expecting(ctx, addingOf(kind, ownerId))
  const key = await ctx.passkeys.register(answer, { origin, isChallenge: challenge.accepts })
  if (!key || !(await challenge.isFirstUse())) return refuse({ kind: 'wrong-passkey' })
  const added = await store.insert(ctx.sql, { ...key, ownerId, name, createdAt: ctx.clock() })
  return added ? ok(undefined) : refuse({ kind: 'wrong-passkey' })
}

export async function removePasskey(
  { sql }: Pick<Ctx, 'sql'>,
  kind: PasskeyKind,
  ownerId: string,
  id: string,
): Promise<Result<void, PasskeyRefusal>> {
  return (await storeOf[kind].remove(sql, ownerId, id))
    ? ok(undefined)
    : refuse({ kind: 'wrong-passkey' })
}

/** The id of who used the passkey just now; `undefined` for one that is unknown, or was copied. */
export async function ownerOfPasskey(
  ctx: Ctx,
  kind: PasskeyKind,
  answer: PasskeyAnswer,
  origin: string,
): Promise<string | undefined> {
  const store = storeOf[kind]
  const passkey = await store.find(ctx.sql, answer.id)
  if (!passkey) return undefined
  const challenge = expecting(ctx, enteringOf(kind))
  const expected = { origin, isChallenge: challenge.accepts }
  const counter = await ctx.passkeys.verify(answer, expected, passkey)
  if (counter === undefined || !(await challenge.isFirstUse())) return undefined
  return (await store.noteUse(ctx.sql, passkey, counter, ctx.clock())) ? passkey.ownerId : undefined
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
    isFirstUse: async () => accepted !== undefined && (await tries.passkeys.take(accepted)) === 1,
  }
}
