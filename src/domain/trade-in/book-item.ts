import type { Configuration } from '#domain/device/device.ts'

export const pricedParts = ['storage', 'ram', 'cpu', 'size', 'connectivity', 'material'] as const
type PricedPart = (typeof pricedParts)[number]

/**
 * The base price B depends on the model and its configuration; the colour is asked but does not affect the price.
 * One key for each base price (sell.md, Price).
 */
export function bookItemOf(modelId: string, configuration: Omit<Configuration, 'color'>): string {
  return [
    modelId,
    ...pricedParts.flatMap(part => {
      const value = configuration[part]
      return value === undefined ? [] : [`${part}=${value}`]
    }),
  ].join('|')
}

/** The model of an item, read back from its key. */
export function bookModelOf(item: string): string {
  return item.split('|')[0] ?? ''
}

/** The configuration of an item, read back from its key. */
export function bookPartsOf(item: string): Readonly<Partial<Record<PricedPart, string>>> {
  const [, ...written] = item.split('|')
  return Object.fromEntries(
    written.flatMap(each => {
      const part = pricedParts.find(one => each.startsWith(`${one}=`))
      return part ? [[part, each.slice(part.length + 1)] as const] : []
    }),
  )
}
