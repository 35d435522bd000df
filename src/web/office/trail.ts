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

/** Who did something and why, in the staff member's language; what staff typed stays as it is. */
export function useTrail() {
  const { trail } = useOfficeText()
  const nameOf = (actor: string) =>
    ownEntry(brands, actor) ?? ownEntry(trail.actors, actor) ?? actor.replace(/^staff /, '')
  const reasonOf = (reason: string) => {
    const [, words = '', number = ''] = /^(.+) (\S+)$/.exec(reason) ?? []
    const before = ownEntry(trail.numbered, words)
    if (before !== undefined) return isId(number) ? before : `${before} ${number}`
    return ownEntry(trail.reasons, reason) ?? reason
  }
  return { nameOf, reasonOf }
}

/** An id of the database, which says nothing to anybody. */
function isId(number: string): boolean {
  return /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/.test(number)
}
