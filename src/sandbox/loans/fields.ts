/** Reads the bodies of the shop's calls field by field. */
export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {}
}

export function fieldsInText(text: string | undefined): Fields {
  try {
    return fieldsOf(JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}

export function rowsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Currency units with decimals, as a number or as text. NaN if the value is not an amount. */
export function minorOf(units: unknown): number {
  return units === '' || units === null ? Number.NaN : Math.round(Number(units) * 100)
}

export function unitsOf(minor: number): number {
  return minor / 100
}
