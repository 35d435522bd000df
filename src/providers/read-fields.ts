/** Answers of strangers are read field by field; what has another form counts as absent. */
export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined
}

/** Numbers count as text too: strangers write ids both ways. */
export function textIn(fields: Fields | undefined, name: string): string | undefined {
  const value = fields?.[name]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Numbers in quotes count too. */
export function numberIn(fields: Fields | undefined, name: string): number | undefined {
  const value = fields?.[name]
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Undefined for text that is no JSON object. */
export function fieldsInText(text: string): Fields | undefined {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return undefined
  }
}
