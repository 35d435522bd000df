/** The value of the price filter in whole units of the currency, inclusive; an open end is absent. */
export type PriceRange = { readonly from?: number; readonly to?: number }

/** '500-4000', '500-' or '-4000'. */
export function writePriceRange({ from, to }: PriceRange): string {
  return `${from ?? ''}-${to ?? ''}`
}

/** `undefined` for any other text, and for a range that contains no price. */
export function parsePriceRange(text: string): PriceRange | undefined {
  const [, from, to] = /^(\d{0,9})-(\d{0,9})$/.exec(text) ?? []
  if (!from && !to) return undefined
  if (from && to && Number(from) > Number(to)) return undefined
  return { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) }
}

type FieldText = string | null | undefined

/** What two fields of a price form say: only digits count ("4.000", "4 000 lei"), and reversed ends are swapped. */
export function priceRangeOfFields(from: FieldText, to: FieldText): PriceRange | undefined {
  const [low = '', high = ''] = [from, to].map(text => (text ?? '').replace(/\D/g, '').slice(0, 9))
  return parsePriceRange(`${low}-${high}`) ?? parsePriceRange(`${high}-${low}`)
}
