import { editDistance, forgivenErrors } from '#domain/field/edit-distance.ts'
import type { NameWords } from './fold-words.ts'
import { isCode, type SearchWord } from './search-word.ts'

/**
 * How well a name matches one word, 0 to 100: exact, guessed, as a prefix, or with typos; codes and numbers
 * allow no typo.
 */
export function closeness(word: SearchWord, { brand, own }: NameWords, year: number): number {
  const all = [...brand, ...own]
  if (word.forms.some(form => holds(all, form))) return 100
  // "13 p" is an unfinished "13 Pro".
  if (word.forms.some(each => each.includes(' ') && ` ${own.join(' ')}`.includes(` ${each}`)))
    return 95
  if (word.guesses.some(guess => holds(all, guess))) return 90
  const [form = ''] = word.forms
  if (form === String(year)) return 80
  if (isCode(form)) return own.some(each => isShort(each) && each.startsWith(form)) ? 40 : 0
  if (all.some(each => each.startsWith(form))) return 70
  return !word.isKnown && all.some(each => isNear(form, each)) ? 60 : 0
}

/** Whether a code may be a prefix of this word: only codes and two-letter words, because a letter begins too many words. */
function isShort(word: string) {
  return isCode(word) || word.length === 2
}

function holds(words: readonly string[], form: string) {
  return form.includes(' ') ? ` ${words.join(' ')} `.includes(` ${form} `) : words.includes(form)
}

function isNear(form: string, word: string) {
  const limit = forgivenErrors(form)
  return limit > 0 && !isCode(word) && editDistance(form, word, limit) <= limit
}
