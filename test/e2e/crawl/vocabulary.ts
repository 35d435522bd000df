import { globSync, readFileSync } from 'node:fs'
import { languageOf, type Market, markets } from '../text.ts'

export function wordsIn(text: string): readonly string[] {
  return text.normalize('NFC').match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
}

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$|^\} from .*$/gm
const quoted = /'((?:[^'\\\n]|\\.)*)'(?!\s*:)|"((?:[^"\\\n]|\\.)*)"(?!\s*:)|`((?:[^`\\]|\\.)*)`/g

/** The string literals of a source file, without keys and interpolated values. */
function literalsIn(source: string): readonly string[] {
  return [...source.replaceAll(comments, '').matchAll(quoted)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll(/\$\{[^}]*\}|\{\w+\}|\\u00a0|\\n/g, ' '),
  )
}

function textsOf(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8')
  return file.endsWith('.md') ? [source] : literalsIn(source)
}

function wordsOfFiles(files: readonly string[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(textsOf).flatMap(text => wordsIn(text).map(each => each.toLowerCase())),
  )
}

type WordsByMarket = Readonly<Record<Market, ReadonlySet<string>>>

function byMarket(filesOf: (market: Market) => readonly string[]): WordsByMarket {
  const of = (market: Market) => wordsOfFiles(filesOf(market))
  return { ro: of('ro'), bg: of('bg'), hu: of('hu'), gr: of('gr') }
}

function contentFiles(market: Market) {
  return [
    ...globSync(`src/store/seeds/content/${market}/**/*.md`),
    `src/store/seeds/legal/${market}.ts`,
  ]
}

/** The pages, articles and terms of a market: they quote other languages on purpose, such as a phone's menu. */
export const proseOf = byMarket(contentFiles)

/** Left out: what no page shows, and what is stored with an order or an inspection. */
function isShown(file: string): boolean {
  return !/[/\\-](?:email|sms|feed|slip-pdf|line|finding)[/\\]/.test(file)
}

/** All the text of a market, including its catalogue. */
export const vocabularyOf = byMarket(market => [
  ...globSync(`src/text/**/${languageOf[market]}.ts`).filter(isShown),
  ...contentFiles(market),
])

/** Whether another market uses a word that this one never uses. */
export function isForeign(market: Market, word: string): boolean {
  return !vocabularyOf[market].has(word) && markets.some(other => vocabularyOf[other].has(word))
}
