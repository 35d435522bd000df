/** Responses of third parties are read field by field; a value of another type counts as missing. */
export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined
}

/** Numbers count as text, too: third parties write ids both ways. */
export function textIn(fields: Fields | undefined, name: string): string | undefined {
  const value = fields?.[name]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Numbers in quotes count, too. */
export function numberIn(fields: Fields | undefined, name: string): number | undefined {
  const value = fields?.[name]
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** `undefined` for text that is not a JSON object. */
export function fieldsInText(text: string): Fields | undefined {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return undefined
  }
}
