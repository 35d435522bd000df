import type { Color, ColorFamily } from '../device.ts'
import { familiesIn } from './color-text.ts'
import { corrected } from './near-word.ts'
import { ambiguous, exact, near, nearestOf, type Proposal, unknown, unsaid } from './proposal.ts'
import { isShown, keyOf, without, wordsOf } from './words.ts'

/** Notes in brackets are editions and countries; the rest may list several colours. */
function listedIn(raw: string): readonly string[] {
  return raw
    .slice(0, 300)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .split(/[,;/|&]|\band\b/i)
    .filter(part => wordsOf(part).length > 0)
}

/** The family of a raw colour: near if a name has two ('Blue Black'), ambiguous if a list does. */
export function proposeColorFamily(raw: string | undefined): Proposal<ColorFamily> {
  if (!isShown(raw)) return unsaid
  const parts = listedIn(raw).map(part => [...new Set(familiesIn(wordsOf(part)))])
  const families = [...new Set(parts.flatMap(each => each.at(-1) ?? []))]
  const [family, ...others] = families
  if (family === undefined) return unknown()
  if (others.length > 0) return ambiguous(families)
  return parts.every(each => each.length === 1) ? exact(family) : near(family)
}

/**
 * The colour of a model that a text gives. Exact is its own name; near is one of the same words, with a typo, or the
 * only one of the same family: 'Black' for a Midnight phone. In a list only names count.
 */
export function proposeColor(raw: string | undefined, options: readonly Color[]): Proposal<string> {
  if (!isShown(raw)) return unsaid
  const own = options.find(({ name }) => keyOf(name) === keyOf(raw))
  if (own) return exact(own.name)
  const parts = listedIn(raw)
  return (
    nearestOf(parts.flatMap(part => named(part, options))) ??
    nearestOf(parts.length === 1 ? ofFamily(raw, options) : []) ??
    unknown(options.map(({ name }) => name))
  )
}

function named(part: string, options: readonly Color[]): readonly string[] {
  const known = new Set(options.flatMap(({ name }) => wordsOf(name)))
  const words = wordsOf(part).map(word => corrected(word, known))
  const namesWhere = (isFit: (nameWords: readonly string[]) => boolean) =>
    options.filter(({ name }) => isFit(wordsOf(name))).map(({ name }) => name)
  const same = namesWhere(nameWords => nameWords.join(' ') === words.join(' '))
  if (same.length > 0) return same
  const longer = namesWhere(nameWords => without(words, nameWords) !== undefined)
  return longer.length > 0
    ? longer
    : namesWhere(nameWords => without(nameWords, words) !== undefined)
}

function ofFamily(part: string, options: readonly Color[]): readonly string[] {
  const family = familiesIn(wordsOf(part)).at(-1)
  return options.filter(option => option.family === family).map(({ name }) => name)
}
