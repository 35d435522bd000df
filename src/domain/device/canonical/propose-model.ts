import { isNamedByWord, type KnownModel, type KnownModels, type ModelName } from './known-models.ts'
import { corrected } from './near-word.ts'
import { ambiguous, exact, near, nearestOf, type Proposal, unknown, unsaid } from './proposal.ts'
import { hasDigit, isShown, keyOf, partsOf, without } from './words.ts'

const mostCandidates = 5

/**
 * The model that a text names, among a brand's models or, without a brand, among all. Exact means the same words, in any
 * case and spacing, except for the release year; near means more or fewer words than the name, but none that identifies
 * another model.
 */
export function proposeModel(
  raw: string | undefined,
  brand: string | undefined,
  known: KnownModels,
): Proposal<ModelName> {
  if (!isShown(raw)) return unsaid
  const among = brand === undefined ? known.all : (known.ofBrand.get(brand) ?? [])
  const rawKey = keyOf(raw)
  const same = among.filter(each => isSame(rawKey, each)).map(({ model }) => model)
  if (same.length > 1) return ambiguous(same)
  if (same[0]) return exact(same[0])
  const likely = brand === undefined ? among.filter(isNamedByWord) : among
  return (
    nearModel(partsOf(raw), likely, known) ??
    nearModel(partsOf(withoutMeasures(raw)), likely, known) ??
    unknown()
  )
}

/** 'iPhone 13', 'Apple iPhone 13', 'apple iphone 13 (2021)'. */
function isSame(rawKey: string, { model, key }: KnownModel): boolean {
  if (!rawKey.includes(key)) return false
  const names = [key, `${keyOf(model.brand)} ${key}`]
  return names.some(name => rawKey === name || rawKey === `${name} ${model.year}`)
}

/** Sizes that sellers add to a model's name are read from their own columns; sizes in inches are part of many names. */
function withoutMeasures(raw: string): string {
  return raw
    .slice(0, 300)
    .replace(/\b\d{1,4}(?:[.,]\d{1,2})?[ -]?(?:[tgm]b|mm)\b/gi, ' ')
    .replace(/(\d)[ -]?(?:inch(?:es)?\b|["”″])/gi, '$1 ')
}

function nearModel(
  parts: readonly string[],
  among: readonly KnownModel[],
  known: KnownModels,
): Proposal<ModelName> | undefined {
  const words = parts.map(part => corrected(part, known.words))
  const possible = among.filter(each => isPossible(words, each))
  const whole = possible.filter(each => hasWholeName(words, each, known))
  const most = Math.max(0, ...whole.map(each => each.parts.length))
  return modelsOf(
    nearestOf(whole.filter(each => each.parts.length === most)) ??
      nearestOf(tellingPart(words, possible)) ??
      nearestOf(possible.filter(each => each.parts.join('') === own(words, each).join(''))),
  )
}

function modelsOf(found: Proposal<KnownModel> | undefined): Proposal<ModelName> | undefined {
  if (found?.kind === 'near') return near(found.value.model)
  if (found?.kind !== 'ambiguous') return undefined
  return ambiguous(found.values.slice(0, mostCandidates).map(({ model }) => model))
}

/** The words in addition to the brand. */
function own(words: readonly string[], { brandParts }: KnownModel): readonly string[] {
  return without(words, brandParts) ?? words
}

const networks = ['4g', '5g', 'lte']

/** 'iPad Pro 12.9 (2022)' is not the one of 2021, and a 4G phone is not the 5G one. */
function isPossible(words: readonly string[], { model, parts }: KnownModel): boolean {
  return words.every(word => {
    if (parts.includes(word) || word === String(model.year)) return true
    if (networks.includes(word)) return !networks.some(each => parts.includes(each))
    return !/^(?:19|20)\d\d$/.test(word)
  })
}

/** Words that distinguish the models of a line: a text without them means the plain model, a text with them another one. */
const variants = new Set(
  'air classic digital edge fe flip fold gt ii iii iv lite max mini neo note plus pro se slim tab ultra v vi watch'.split(
    ' ',
  ),
)

/** The text contains the whole model name, and its other words belong to no other model's name. */
function hasWholeName(
  words: readonly string[],
  each: KnownModel,
  { words: knownWords }: KnownModels,
): boolean {
  return (
    without(own(words, each), each.parts)?.every(
      word =>
        word === String(each.model.year) ||
        networks.includes(word) ||
        !(hasDigit(word) || knownWords.has(word) || variants.has(word) || word.length === 1),
    ) ?? false
  )
}

/** Half a name may mean any of several models; being the only one in the catalogue proves nothing. */
function tellingPart(words: readonly string[], possible: readonly KnownModel[]) {
  const found = possible.filter(each => hasHalfOfName(words, each))
  const [only, ...others] = found
  const isHalf = only && own(words, only).length * 2 <= only.parts.length
  return isHalf && others.length === 0 ? [] : found
}

/** The text contains at least half of a model's name, and omits no word that distinguishes it from another model. */
function hasHalfOfName(words: readonly string[], each: KnownModel): boolean {
  const ownWords = own(words, each).filter(word => word !== String(each.model.year))
  const [first] = each.parts
  const missing = without(each.parts, ownWords)
  return (
    first !== undefined &&
    ownWords.includes(first) &&
    own(words, each).length * 2 >= each.parts.length &&
    missing !== undefined &&
    !missing.some(word => variants.has(word))
  )
}
