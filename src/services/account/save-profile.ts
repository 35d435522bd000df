import { nameRules } from '#domain/field/contact-rules.ts'
import { normalizeName } from '#domain/field/patterns/name.ts'
import { type FieldError, type FieldRules, validateField } from '#domain/field/validate.ts'
import type { OwnProfile, ProfileChange } from '#domain/identity/own-profile.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { findProfile, updateProfile } from '#store/account/profiles.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql'>

export type ProfileRefusal = { readonly kind: 'field'; readonly error: FieldError }

/**
 * Name, email language, newsletter and how news of parcels comes; the name is validated by the rules of the market in
 * which it is entered.
 */
export function readProfile(ctx: Ctx, userId: string): Promise<OwnProfile | undefined> {
  return findProfile(ctx.sql, userId)
}

export async function changeProfile(
  ctx: Ctx,
  userId: string,
  writtenIn: Market,
  profile: ProfileChange,
): Promise<Result<void, ProfileRefusal>> {
  const verdict = validateField(profile.name, rulesOf(writtenIn), 'blur')
  if (verdict.kind === 'invalid') return refuse({ kind: 'field', error: verdict.error })
  await updateProfile(ctx.sql, userId, { ...profile, name: normalizeName(profile.name) })
  return ok(undefined)
}

function rulesOf(market: Market): FieldRules {
  return { ...nameRules(market), maxLength: 100 }
}
