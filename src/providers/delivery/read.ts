import { cleanText } from '#domain/field/clean-text.ts'

/** The fields of a response; a field of an unexpected type is `undefined`. */
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

/**
 * Numbers count as text: carriers write their ids either way. The text is displayed, and so it is cleaned like any
 * external text.
 */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? cleanText(value).trim() : ''
  return text === '' ? undefined : text
}

export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** The result of `read` for each item; items for which it returns `undefined` are left out. */
export function readEach<T>(
  value: unknown,
  read: (fields: Fields) => T | undefined,
): readonly T[] | undefined {
  return listOf(value)?.flatMap(fields => {
    const item = read(fields)
    return item === undefined ? [] : [item]
  })
}
