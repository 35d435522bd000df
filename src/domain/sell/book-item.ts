import type { Configuration } from '#domain/device/device.ts'

const pricedParts = ['storage', 'ram', 'cpu', 'size', 'connectivity', 'material'] as const

/** sell.md, Price: B is of a model in a configuration; its colour is told and not priced. One key for one base price. */
export function bookItemOf(modelId: string, configuration: Omit<Configuration, 'color'>): string {
  return [
    modelId,
    ...pricedParts.flatMap(part => {
      const value = configuration[part]
      return value === undefined ? [] : [`${part}=${value}`]
    }),
  ].join('|')
}
