import { corrected } from './near-word.ts'
import { exact, nearestOf, type Proposal, unknown, unsaid } from './proposal.ts'
import { isShown, keyOf, without, wordsOf } from './words.ts'

/** Matches one of a model's sizes, processors, networks or materials: the same words are exact, more or fewer are near. */
export function proposeOption(
  raw: string | undefined,
  options: readonly string[],
): Proposal<string> {
  if (!isShown(raw)) return unsaid
  const own = options.find(option => keyOf(option) === keyOf(raw))
  if (own !== undefined) return exact(own)
  const known = new Set(options.flatMap(wordsOf))
  const words = wordsOf(raw).map(word => corrected(word, known))
  const longer = options.filter(option => contains(words, wordsOf(option)))
  const shorter = options.filter(option => contains(wordsOf(option), words))
  return nearestOf(mostTelling(longer)) ?? nearestOf(shorter) ?? unknown(options)
}

function contains(words: readonly string[], part: readonly string[]): boolean {
  return part.length > 0 && without(words, part) !== undefined
}

/** 'GPS + Cellular LTE' contains 'GPS' too; the more specific option is meant. */
function mostTelling(options: readonly string[]): readonly string[] {
  const most = Math.max(0, ...options.map(option => wordsOf(option).length))
  return options.filter(option => wordsOf(option).length === most)
}
