import { minorDigits } from '#domain/money/currency.ts'
import type { Currency, Money } from '#domain/money/money.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { parseClockTime } from '#domain/time/clock-time.ts'
import { parseDay } from '#domain/time/parse-day.ts'
import { nameOfField, type Phrase, type SettingField, type SettingKey } from './setting-fields.ts'

/** The stored documents of a market, those without values of their own with the usual ones. */
export type SettingDocuments = Readonly<Record<SettingKey, object>>

/** `null`: nothing is set. */
export type SettingValue = boolean | number | string | Money | readonly string[] | null

/** One setting that becomes another one; `field` is its name in the form. */
export type SettingChange = {
  readonly field: string
  readonly before: SettingValue
  readonly after: SettingValue
}

export type SettingRefusal =
  | { readonly kind: 'invalid-setting'; readonly field: string }
  | { readonly kind: 'nothing-changed' }
  /** Somebody else changed it in between. */
  | { readonly kind: 'changed-meanwhile' }
  | { readonly kind: 'no-method-left' }
  | { readonly kind: 'no-delivery-left' }

/** The value that a field has now. */
export function settingIn(documents: SettingDocuments, { key, path }: SettingField): SettingValue {
  let found: unknown = documents[key]
  for (const part of path)
    found = ownEntry((found ?? {}) as Readonly<Record<string, unknown>>, part)
  return (found ?? null) as SettingValue
}

/** The documents with another value in one field. */
function withSetting(
  documents: SettingDocuments,
  { key, path }: SettingField,
  value: SettingValue,
): SettingDocuments {
  return { ...documents, [key]: withValue(documents[key], path, value) }
}

function withValue(
  whole: object | undefined,
  [part = '', ...rest]: readonly string[],
  value: SettingValue,
): object {
  const entries = { ...whole } as Record<string, unknown>
  if (rest.length > 0) entries[part] = withValue(entries[part] as object | undefined, rest, value)
  else if (value === null) delete entries[part]
  else entries[part] = value
  return entries
}

/** A value as a form shows it: 'on' or '' for a switch, an amount in units with a decimal point, days one per line. */
export function settingText(value: SettingValue): string {
  if (value === null || value === false) return ''
  if (value === true) return 'on'
  if (typeof value !== 'object') return String(value)
  return isMoney(value) ? amountText(value) : value.join('\n')
}

function isMoney(value: Money | readonly string[]): value is Money {
  return 'minor' in value
}

function amountText({ minor, currency }: Money): string {
  const digits = minorDigits[currency]
  return (minor / 10 ** digits).toFixed(minor % 10 ** digits === 0 ? 0 : digits)
}

/** Reads what was typed into a field. Amounts are in the market's currency. */
export function readSetting(
  field: SettingField,
  typed: string,
  currency: Currency,
): Result<SettingValue, SettingRefusal> {
  const text = typed.trim()
  const value = parsedValue(field, text, currency)
  return value === undefined
    ? refuse({ kind: 'invalid-setting', field: nameOfField(field) })
    : ok(value)
}

function parsedValue(
  field: SettingField,
  text: string,
  currency: Currency,
): SettingValue | undefined {
  switch (field.kind) {
    case 'switch':
      return text === 'on' ? true : text === '' ? false : undefined
    case 'whole': {
      const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
      return number >= field.min && number <= field.max ? number : undefined
    }
    case 'amount': {
      if (text === '') return field.isOptional ? null : undefined
      const amount = parseAmount(text, currency)
      return amount.ok ? amount.value : undefined
    }
    case 'text':
      return text !== '' && text.length <= field.longest ? text : undefined
    case 'time':
      return text === '' ? null : parseClockTime(text)
    case 'phrase':
      return phraseFrom(field, text)
    case 'days': {
      const days = text.split(/\s+/).filter(each => each !== '')
      const isValid = days.every(day => parseDay(day) === day)
      return isValid ? [...new Set(days)].sort() : undefined
    }
  }
}

const longestPhrase = 1_000

/** `null` for the usual wording; `undefined` if it is too long or its placeholders are not the usual ones. */
function phraseFrom({ usual, placeholders }: Phrase, text: string): string | null | undefined {
  const phrase = text.replace(/\s+/g, ' ')
  if (phrase === '' || phrase === usual) return null
  const named = new Set(phrase.match(/(?<=\{)[^{}]*(?=\})/g))
  const isComplete = named.symmetricDifference(new Set(placeholders)).size === 0
  return isComplete && phrase.length <= longestPhrase ? phrase : undefined
}

/** What a form changes; `typed` has the text of each field by name, a switch that is off may be absent. */
export function changesIn(
  fields: readonly SettingField[],
  documents: SettingDocuments,
  typed: Readonly<Record<string, string>>,
  currency: Currency,
): Result<readonly SettingChange[], SettingRefusal> {
  const changes: SettingChange[] = []
  for (const field of fields) {
    const name = nameOfField(field)
    const read = readSetting(field, ownEntry(typed, name) ?? '', currency)
    if (!read.ok) return read
    const before = settingIn(documents, field)
    if (settingText(before) === settingText(read.value)) continue
    changes.push({ field: name, before, after: read.value })
  }
  return changes.length > 0 ? ok(changes) : refuse({ kind: 'nothing-changed' })
}

/** Reverses a change, if everything that it set is still so. */
export function undoing(
  fields: readonly SettingField[],
  documents: SettingDocuments,
  changes: readonly SettingChange[],
): Result<readonly SettingChange[], SettingRefusal> {
  const isStill = changes.every(({ field, after }) => {
    const found = fields.find(each => nameOfField(each) === field)
    return found && settingText(settingIn(documents, found)) === settingText(after)
  })
  return isStill
    ? ok(changes.map(({ field, before, after }) => ({ field, before: after, after: before })))
    : refuse({ kind: 'changed-meanwhile' })
}

/** The documents after some changes, or why they do not fit together. */
export function applied(
  fields: readonly SettingField[],
  documents: SettingDocuments,
  changes: readonly SettingChange[],
): Result<SettingDocuments, SettingRefusal> {
  let changed = documents
  for (const { field, after } of changes) {
    const found = fields.find(each => nameOfField(each) === field)
    if (!found) return refuse({ kind: 'invalid-setting', field })
    changed = withSetting(changed, found, after)
  }
  const wrong = firstConflict(fields, changed)
  return wrong ? refuse(wrong) : ok(changed)
}

/** A lower bound above its upper one, a shortest time above the longest, or no way to pay or to deliver left. */
function firstConflict(
  fields: readonly SettingField[],
  documents: SettingDocuments,
): SettingRefusal | undefined {
  const numberAt = (field: SettingField) => {
    const value = settingIn(documents, field)
    return value !== null && typeof value === 'object' && 'minor' in value ? value.minor : value
  }
  for (const field of fields) {
    const last = field.path.at(-1)
    const upperName = last === 'lowerBound' ? 'upperBound' : last === 'min' ? 'max' : undefined
    const upper =
      upperName &&
      fields.find(
        each =>
          nameOfField(each) ===
          nameOfField({ ...field, path: [...field.path.slice(0, -1), upperName] }),
      )
    if (!upper) continue
    const [low, high] = [numberAt(field), numberAt(upper)]
    if (typeof low === 'number' && typeof high === 'number' && low > high)
      return { kind: 'invalid-setting', field: nameOfField(upper) }
  }
  const isAnyLeft = (area: string, part: string) => {
    const all = fields.filter(({ path }) => path[0] === area && path[1] === part)
    return all.length === 0 || all.some(field => settingText(settingIn(documents, field)) !== '')
  }
  if (!isAnyLeft('payment', 'active')) return { kind: 'no-method-left' }
  return isAnyLeft('delivery', 'costs') ? undefined : { kind: 'no-delivery-left' }
}
