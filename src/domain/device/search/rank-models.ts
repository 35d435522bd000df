import type { DeviceType } from '../device.ts'
import { categoryOf } from '../device-category.ts'
import { closeness } from './closeness.ts'
import { foldedWords, type NameWords, nameWordsOf } from './fold-words.ts'
import { meaningOf } from './lexicon.ts'
import type { Search } from './read-search.ts'
import { isCode, isDistinctive, type SearchWord } from './search-word.ts'

/** A model in stock; `searchText` as returned by searchTextOf, `popularity` of its most popular listing, `chip` its CPU. */
export type SearchedModel = {
  readonly id: string
  readonly brand: string
  readonly searchText: string
  readonly type: DeviceType
  readonly year: number
  readonly popularity: number
  readonly chip: string
}

/**
 * The matching models, best first. A number or code that does not match costs many points, extra words in a name
 * cost a few; equal models are ordered by popularity. If any model matches every word, only such models are
 * returned, otherwise those that match the most words (orders.md "Search").
 */
export function rankModels<Of extends SearchedModel>(
  search: Search,
  models: readonly Of[],
): readonly Of[] {
  const prepared = prepare(search)
  const judged = models.map(model => ({ model, ...judge(prepared, model) }))
  const most = Math.max(1, ...judged.map(each => each.matched))
  const isWhole = judged.some(each => each.isWhole)
  return judged
    .filter(each => (isWhole ? each.isWhole : each.matched === most && each.isNamed))
    .toSorted(
      (one, other) =>
        other.points - one.points ||
        other.model.popularity - one.model.popularity ||
        other.model.year - one.model.year ||
        (one.model.id < other.model.id ? -1 : 1),
    )
    .map(each => each.model)
}

const asWritten = 80
const wrongCode = -100
const wrongWord = -30
const wrongKind = -100
const extraWord = 2
const hint = 5

/** A number or code means one particular model; without one, any model of a product line matches. */
type PreparedSearch = Search & {
  readonly spellings: ReadonlySet<string>
  readonly mostExtras: number
  readonly hasSpecificWord: boolean
}

function prepare(search: Search): PreparedSearch {
  return {
    ...search,
    spellings: new Set(
      search.words.flatMap(({ forms, guesses }) =>
        [...forms, ...guesses].flatMap(form => form.split(' ')),
      ),
    ),
    mostExtras: search.words.some(({ forms: [form = ''] }) => isCode(form)) ? 9 : 1,
    hasSpecificWord: search.words.some(isDistinctive),
  }
}

function judge(prepared: PreparedSearch, model: SearchedModel) {
  const name = nameWordsOf(model)
  const scores = prepared.words.map(word => ({ word, score: closeness(word, name, model.year) }))
  const hits = scores.filter(each => each.score > 0)
  const isOfType = fitsCategory(prepared, model)
  const points = scores.reduce((sum, { word, score }) => sum + (score || missed(word)), 0)
  return {
    points:
      points + (isOfType ? 0 : wrongKind) + bonus(prepared, model, name) - penalty(prepared, name),
    matched: hits.length,
    isWhole: isOfType && hits.length === scores.length,
    isNamed: hits.some(each =>
      prepared.hasSpecificWord ? isDistinctive(each.word) : each.score >= asWritten,
    ),
  }
}

function missed({ forms: [form = ''] }: SearchWord) {
  return isCode(form) ? wrongCode : wrongWord
}

function fitsCategory({ categories }: Search, { type }: SearchedModel) {
  return categories.includes(categoryOf(type)) || categories.every(each => each === 'accessories')
}

function bonus({ hints }: Search, { chip }: SearchedModel, { own }: NameWords) {
  if (hints.length === 0) return 0
  const fitting = new Set([...own, ...foldedWords(chip)])
  return hint * hints.filter(each => fitting.has(each)).length
}

/** The penalty for words of the name that are not in the search; words that are optional in a name do not count. */
function penalty({ spellings, mostExtras }: PreparedSearch, { own }: NameWords) {
  const extras = own.filter(word => !spellings.has(word) && !isOptional(word))
  return extraWord * Math.min(mostExtras, extras.length)
}

function isOptional(word: string) {
  const kind = meaningOf(word)?.kind
  return kind === 'category' || kind === 'hint'
}
