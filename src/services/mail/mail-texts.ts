import { languageOf, type Market } from '#domain/market/market.ts'
import { ownEntry } from '#domain/own-entry.ts'
import type { Phrase, SettingField } from '#domain/setting/setting-fields.ts'
import type { ServerText } from '#text/server/ro.ts'
import { serverText } from '#text/server/server-text.ts'
import type { Context } from '../context.ts'
import { type MailName, mailNames, placeholders, sharedWords } from './mail-placeholders.ts'

/** The texts of all emails of a market in its language, with what its staff have worded anew. */
export type MailTexts = Pick<ServerText, MailName>

/** A text of an email: its usual wording as a string, or as a function of strings. */
type Wording = string | ((...values: readonly string[]) => string)

type Words = { readonly [key: string]: unknown }

/**
 * One phrase by its place in the texts, 'parcelEmail.shipped.subject', with the names of its parameters. `mail` is the
 * part of the texts that is one email, 'parcelEmail.shipped'; all of a kind share what stands outside of such parts.
 */
type Place = {
  readonly path: string
  readonly mail: string
  readonly wording: Wording
  readonly names: readonly string[]
}

/** A phrase that staff may word anew. */
export type MailPhrase = SettingField & Phrase & Pick<Place, 'mail'>

/** All phrases of a market's emails, in the order of their texts. */
export function mailPhrasesOf(market: Market): readonly MailPhrase[] {
  return placesIn(serverText[languageOf[market]]).map(place => {
    const usual = usualOf(place)
    return {
      section: 'mail-texts',
      key: 'mail-texts',
      path: [place.path],
      kind: 'phrase',
      mail: place.mail,
      usual,
      // A language may leave a parameter out.
      placeholders: place.names.filter(name => usual.includes(`{${name}}`)),
    }
  })
}

function usualOf({ wording, names }: Place): string {
  return typeof wording === 'string' ? wording : wording(...names.map(name => `{${name}}`))
}

function placesIn(texts: ServerText): readonly Place[] {
  return mailNames.flatMap(name =>
    placesBelow(texts[name], placeholders[name], { path: name, mail: name }),
  )
}

function placesBelow(
  words: Words,
  names: Words,
  at: Pick<Place, 'path' | 'mail'>,
): readonly Place[] {
  return Object.entries(words).flatMap(([key, value]): readonly Place[] => {
    if (sharedWords.has(key)) return []
    const [path, of] = [`${at.path}.${key}`, ownEntry(names, key)]
    if (typeof value === 'string') return [{ ...at, path, wording: value, names: [] }]
    // A text without names counts something, and stays as it is.
    if (typeof value === 'function')
      return of ? [{ ...at, path, wording: value as Wording, names: of as readonly string[] }] : []
    if (Array.isArray(value)) return []
    const below = value as Words
    const mail = Object.hasOwn(below, 'title') ? path : at.mail
    return placesBelow(below, (of ?? {}) as Words, { path, mail })
  })
}

type Own = Readonly<Record<string, string>>

/** The texts by what staff have worded anew: another object after each change of the settings. */
const worded = new WeakMap<Own, MailTexts>()

/** What the emails of a market say now. */
export function mailTextsOf({ settings }: Pick<Context, 'settings'>, market: Market): MailTexts {
  const own = settings.mailTextsOf(market)
  if (!own) return serverText[languageOf[market]]
  const known = worded.get(own)
  if (known) return known
  const texts = wordAnew(serverText[languageOf[market]], own)
  worded.set(own, texts)
  return texts
}

/** What staff have worded is used wherever nothing that it names is empty. */
function wordAnew(usual: ServerText, own: Own): MailTexts {
  const texts = copyOfWords(usual)
  for (const { path, wording, names } of placesIn(usual)) {
    const phrase = ownEntry(own, path)
    if (phrase === undefined) continue
    const [key, ...parents] = path.split('.').reverse()
    let words = texts as unknown as Record<string, Record<string, unknown>>
    for (const parent of parents.reverse()) words = words[parent] as typeof words
    Object.assign(words, { [key ?? '']: filling(phrase, wording, names) })
  }
  return texts
}

function copyOfWords(usual: ServerText): MailTexts {
  const copy = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([key, below]) => [key, copy(below)]))
      : value
  return Object.fromEntries(mailNames.map(name => [name, copy(usual[name])])) as MailTexts
}

function filling(phrase: string, usual: Wording, names: readonly string[]): Wording {
  if (typeof usual === 'string') return phrase
  return (...values) =>
    values.includes('')
      ? usual(...values)
      : phrase.replaceAll(/\{(\w+)\}/g, (whole, name) => values[names.indexOf(name)] ?? whole)
}
