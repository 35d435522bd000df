import { ownEntry } from '#domain/own-entry.ts'
import { useOfficeText } from './office-text.ts'

/** The same in every language. */
const brands: Readonly<Record<string, string>> = {
  sameday: 'Sameday',
  econt: 'Econt',
  gls: 'GLS',
  stripe: 'Stripe',
  oney: 'Oney',
  tbi: 'tbi bank',
  cofidis: 'Cofidis',
}

type TrailText = {
  readonly actors: Readonly<Record<string, string>>
  /** In front of a number. */
  readonly numbered: Readonly<Record<string, string>>
  readonly reasons: Readonly<Record<string, string>>
}

/** Who did something and why, in the staff member's language; what staff typed stays as it is. */
export function useTrail() {
  return trailIn(useOfficeText().trail)
}

export function trailIn({ actors, numbered, reasons }: TrailText) {
  const nameOf = (actor: string) =>
    ownEntry(brands, actor) ?? ownEntry(actors, actor) ?? actor.replace(/^staff /, '')
  const reasonOf = (reason: string) => {
    // Numbers of orders, parcels and the like, and days; a word after the first is somebody's own.
    const [, words = '', number = ''] = /^(.+) (\S*\d\S*)$/.exec(reason) ?? []
    const before = ownEntry(numbered, words)
    if (before !== undefined) return isId(number) ? before : `${before} ${number}`
    return ownEntry(reasons, reason) ?? reason
  }
  return { nameOf, reasonOf }
}

/** An id of the database, which says nothing to anybody. */
function isId(number: string): boolean {
  return /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/.test(number)
}
