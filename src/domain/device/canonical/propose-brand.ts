import type { KnownModels } from './known-models.ts'
import { isNearWord } from './near-word.ts'
import { exact, nearestOf, type Proposal, unknown, unsaid } from './proposal.ts'
import { isShown, keyOf, wordsOf } from './words.ts'

/** Exact is the same name in any case; near is a typo, a company's full name or one of its product lines ('Latitude'). */
export function proposeBrand(raw: string | undefined, known: KnownModels): Proposal<string> {
  if (!isShown(raw)) return unsaid
  const brand = known.brands.get(keyOf(raw))
  if (brand !== undefined) return exact(brand)
  const words = wordsOf(raw)
  return (
    nearestOf(brandsIn(words, known)) ??
    nearestOf([...(known.openings.get(words[0] ?? '') ?? [])]) ??
    nearestOf(brandsLike(words, known)) ??
    unknown()
  )
}

/** The brands whose exact names occur in a text. */
function brandsIn(words: readonly string[], { brands }: KnownModels): readonly string[] {
  const text = ` ${words.join(' ')} `
  return [...brands].filter(([key]) => text.includes(` ${key} `)).map(([, brand]) => brand)
}

function brandsLike([first = '', ...others]: readonly string[], { brands }: KnownModels) {
  return others.length > 0
    ? []
    : [...brands].filter(([key]) => isNearWord(key, first)).map(([, brand]) => brand)
}

/** The brand with which a model's text begins, if the brand column is empty. */
export function brandLeading(raw: string, known: KnownModels): string | undefined {
  const words = wordsOf(raw)
  const longest = [...known.brands].filter(
    ([key]) => key !== '' && `${words.join(' ')} `.startsWith(`${key} `),
  )
  return longest.toSorted(([one], [other]) => other.length - one.length)[0]?.[1]
}
