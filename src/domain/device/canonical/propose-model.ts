import { isNamedByWord, type KnownModel, type KnownModels, type ModelName } from './known-models.ts'
import { corrected } from './near-word.ts'
import { ambiguous, exact, near, nearestOf, type Proposal, unknown, unsaid } from './proposal.ts'
import { hasDigit, isShown, keyOf, partsOf, without } from './words.ts'

const mostCandidates = 5

/**
 * The model a text names, among a brand's or, without one, among all. Exact is the same words, in any case and spacing,
 * beside the year the model came out; near says more or less than the name, and nothing that another model is told by.
 */
export function proposeModel(
  raw: string | undefined,
  brand: string | undefined,
  known: KnownModels,
): Proposal<ModelName> {
  if (!isShown(raw)) return unsaid
  const among = brand === undefined ? known.all : (known.ofBrand.get(brand) ?? [])
  const result = keyOf(raw)
  const same = among.filter(each => isSame(result, each)).map(({ model }) => model)
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
function isSame(result: string, { model, key }: KnownModel): boolean {
  if (!result.includes(key)) return false
  const names = [key, `${keyOf(model.brand)} ${key}`]
  return names.some(name => result === name || result === `${name} ${model.year}`)
}

/** Sizes that sellers add to a model's name are asked of their own columns; those in inches are a part of many names. */
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
  const result = parts.map(part => corrected(part, known.words))
  const possible = among.filter(each => isPossible(result, each))
  const whole = possible.filter(each => saysAllOf(result, each, known))
  const most = Math.max(0, ...whole.map(each => each.parts.length))
  return modelsOf(
    nearestOf(whole.filter(each => each.parts.length === most)) ??
      nearestOf(tellingPart(result, possible)) ??
      nearestOf(possible.filter(each => each.parts.join('') === own(result, each).join(''))),
  )
}

function modelsOf(found: Proposal<KnownModel> | undefined): Proposal<ModelName> | undefined {
  if (found?.kind === 'near') return near(found.value.model)
  if (found?.kind !== 'ambiguous') return undefined
  return ambiguous(found.values.slice(0, mostCandidates).map(({ model }) => model))
}

/** What is said beside the brand. */
function own(result: readonly string[], { brandParts }: KnownModel): readonly string[] {
  return without(result, brandParts) ?? result
}

const networks = ['4g', '5g', 'lte']

/** 'iPad Pro 12.9 (2022)' is not the one of 2021, a 4G phone not the 5G one. */
function isPossible(result: readonly string[], { model, parts }: KnownModel): boolean {
  return result.every(word => {
    if (parts.includes(word) || word === String(model.year)) return true
    if (networks.includes(word)) return !networks.some(each => parts.includes(each))
    return !/^(?:19|20)\d\d$/.test(word)
  })
}

/** Words that make another model of a line: who leaves them out means the plain one, who says them another. */
const variants = new Set(
  'air classic digital edge fe flip fold gt ii iii iv lite max mini neo note plus pro se slim tab ultra v vi watch'.split(
    ' ',
  ),
)

/** The text names the whole model, and what else it says belongs to no other model's name. */
function saysAllOf(
  result: readonly string[],
  each: KnownModel,
  { words: text }: KnownModels,
): boolean {
  return (
    without(own(result, each), each.parts)?.every(
      word =>
        word === String(each.model.year) ||
        networks.includes(word) ||
        !(hasDigit(word) || text.has(word) || variants.has(word) || word.length === 1),
    ) ?? false
  )
}

/** Half a name may mean any of several models; that one alone is in the catalogue proves nothing. */
function tellingPart(result: readonly string[], possible: readonly KnownModel[]) {
  const found = possible.filter(each => saysPartOf(result, each))
  const [only, ...others] = found
  const isHalf = only && own(result, only).length * 2 <= only.parts.length
  return isHalf && others.length === 0 ? [] : found
}

/** The text names half of a model or more, and leaves out no word that makes it another one. */
function saysPartOf(result: readonly string[], each: KnownModel): boolean {
  const text = own(result, each).filter(word => word !== String(each.model.year))
  const [first] = each.parts
  const silent = without(each.parts, text)
  return (
    first !== undefined &&
    text.includes(first) &&
    own(result, each).length * 2 >= each.parts.length &&
    silent !== undefined &&
    !silent.some(word => variants.has(word))
  )
}
