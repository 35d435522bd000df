/** Bodies of the shop's calls, read field by field. */
export type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

export const fieldsInText = (text: string | undefined): Fields => {
  try {
    return fieldsOf(JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}

export const rowsOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.map(fieldsOf) : []

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Units with decimals, as a number or as text. NaN for what is no amount. */
export const minorOf = (units: unknown): number =>
  units === '' || units === null ? Number.NaN : Math.round(Number(units) * 100)

export const unitsOf = (minor: number): number => minor / 100
