import type { Grant } from './grant.ts'

/** The languages of the office: English, and those of the markets. */
export const officeLanguages = ['en', 'ro', 'bg', 'hu', 'el'] as const
export type OfficeLanguage = (typeof officeLanguages)[number]

export function isOfficeLanguage(value: string): value is OfficeLanguage {
  return (officeLanguages as readonly string[]).includes(value)
}

/** A person who works in the shop, as the office knows them. */
export type Staff = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: OfficeLanguage
  /** An authenticator app is set up: a password is not enough to sign in. */
  readonly hasApp: boolean
  /** Or a passkey is: money and roles can be asked for. */
  readonly hasSecondFactor: boolean
  readonly grants: readonly Grant[]
}

/** A fresh second factor lasts this long. */
const freshFactorMinutes = 10

/** Whether a second factor entered at `factorAt` still lets its owner move money or grant roles. */
export function isFactorFresh(factorAt: Date | undefined, now: Date): boolean {
  if (factorAt === undefined) return false
  return now.getTime() - factorAt.getTime() < freshFactorMinutes * 60_000
}
