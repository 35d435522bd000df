import type { Configuration } from '#domain/device/device.ts'

const pricedParts = ['storage', 'ram', 'cpu', 'size', 'connectivity', 'material'] as const

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
