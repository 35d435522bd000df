import type { PasskeyAnswer } from '#providers/identity/passkeys.ts'
import type { StaffEntry } from '#providers/identity/staff-accounts.ts'
import { findStaff } from '#store/staff/staff.ts'
import type { Context } from '../context.ts'
import type { RequestOrigin } from '../identity/identity.ts'
import { ownerOfPasskey } from '../passkey/passkeys.ts'
import { type StaffAnswer, tried } from './sign-in-staff.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'staffAccounts' | 'passkeys' | 'tries'>

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
    const owner = await workingOwner(ctx, answer, origin)
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
    const owner = await workingOwner(ctx, answer, origin)
    return owner === staffId ? ctx.staffAccounts.freshen(cookie) : { kind: 'wrong' }
  })
}

/** `undefined` also for somebody who left. */
async function workingOwner(ctx: Ctx, answer: PasskeyAnswer, origin: string) {
  const owner = await ownerOfPasskey(ctx, 'staff', answer, origin)
  const staff = owner === undefined ? undefined : await findStaff(ctx.sql, owner)
  return staff?.disabledAt === null ? staff.id : undefined
}
