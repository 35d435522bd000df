import { languageOf, type Market } from '../text.ts'
import type { Page, ShownText } from './read-page.ts'
import { isForeign, proseOf, wordsIn } from './vocabulary.ts'

/** Letters that do not belong in a market's text. */
const otherLetters: Readonly<Record<Market, RegExp>> = {
  ro: /[\u0370-\u03ff\u0400-\u04ff]/,
  hu: /[\u0370-\u03ff\u0400-\u04ff]/,
  bg: /[\u0370-\u03ff]/,
  gr: /[\u0400-\u04ff]/,
}

/** English words that are neither Romanian, nor Hungarian, nor part of a device's name. */
const english = new Set(
  `the and with your you this that from please sorry error loading search close cart checkout sign
  password next previous continue submit cancel save delete remove edit show hide more less select
  choose price quantity shipping delivery payment order orders account settings help not found
  required invalid yes was were have been will should which when what where how who why items
  welcome thank thanks buy sell now our about contact view details filter sort results reviews
  warranty condition good very available unavailable out stock`.split(/\s+/),
)

/** Short Latin words that Bulgarian and Greek shops use unchanged. */
const borrowed: Readonly<Record<Market, ReadonlySet<string>>> = {
  ro: new Set(),
  hu: new Set(),
  bg: new Set('easybox mah tbi bank mail'.split(' ')),
  gr: new Set(
    `easybox mah smartphone tablet laptop smartwatch online courier email mail euro blog cookies
    touchpad joystick stick flash pixel tbi bank`.split(/\s+/),
  ),
}

/** Names as their makers write them: the words in the rows of models and products. */
export type Names = ReadonlySet<string>

/** URLs and email addresses are the same in every language. */
const addresses = /https?:\/\/\S+|\S+@\S+|\b[\w-]+(?:\.[a-z][\w-]+)+(?:\/\S*)?/gi

function isOdd(written: string, market: Market, names: Names): boolean {
  const word = written.toLowerCase()
  if (otherLetters[market].test(word)) return true
  if (word.length < 3 || names.has(word)) return false
  if (isForeign(market, word)) return true
  if (proseOf[market].has(word)) return false
  const isSmallLatin = /^[a-z]+$/.test(written)
  const speaksOtherLetters = market === 'bg' || market === 'gr'
  return english.has(word) || (speaksOtherLetters && isSmallLatin && !borrowed[market].has(word))
}

function oddIn({ text }: ShownText, market: Market, names: Names): readonly string[] {
  return wordsIn(text.replaceAll(addresses, ' ')).filter(word => isOdd(word, market, names))
}

/** Text of a page in another language than its own; text marked as another language is ignored. */
export function foreignWords(page: Page, market: Market, names: Names): readonly string[] {
  return [
    ...new Set(
      page.texts
        .filter(({ lang }) => lang === languageOf[market])
        .flatMap(shown =>
          oddIn(shown, market, names).map(word => `says "${word}" in "${shown.text.slice(0, 80)}"`),
        ),
    ),
  ]
}
