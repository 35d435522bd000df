import { corrected } from './near-word.ts'
import { exact, nearestOf, type Proposal, unknown, unsaid } from './proposal.ts'
import { isShown, keyOf, textOf, without } from './words.ts'

/** Matches one of a model's sizes, processors, networks or materials: the same words are exact, more or fewer are near. */
export function proposeOption(
  raw: string | undefined,
  options: readonly string[],
): Proposal<string> {
  if (!isShown(raw)) return unsaid
  const own = options.find(option => keyOf(option) === keyOf(raw))
  if (own !== undefined) return exact(own)
  const known = new Set(options.flatMap(textOf))
  const result = textOf(raw).map(word => corrected(word, known))
  const longer = options.filter(option => contains(result, textOf(option)))
  const shorter = options.filter(option => contains(textOf(option), result))
  return nearestOf(mostTelling(longer)) ?? nearestOf(shorter) ?? unknown(options)
}

function contains(text: readonly string[], part: readonly string[]): boolean {
  return part.length > 0 && without(text, part) !== undefined
}

/** 'GPS + Cellular LTE' contains 'GPS' too; the more specific option is meant. */
function mostTelling(options: readonly string[]): readonly string[] {
  const most = Math.max(0, ...options.map(option => textOf(option).length))
  return options.filter(option => textOf(option).length === most)
}
