import { cleanText } from '#domain/field/clean-text.ts'

/** What came over the wire, field by field; undefined where it is not what was expected. */
export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined
}

function listOf(value: unknown): readonly Fields[] | undefined {
  return Array.isArray(value)
    ? value.map(fieldsOf).filter(fields => fields !== undefined)
    : undefined
}

/** Numbers count as text: carriers write their ids either way. What they write is shown, and so cleaned like any text from outside. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? cleanText(value).trim() : ''
  return text === '' ? undefined : text
}

export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** What `read` makes of each; those it can make nothing of are left out. */
export function readEach<T>(
  value: unknown,
  read: (fields: Fields) => T | undefined,
): readonly T[] | undefined {
  return listOf(value)?.flatMap(fields => {
    const one = read(fields)
    return one === undefined ? [] : [one]
  })
}
