import type { DataKey } from '#domain/device/compare.ts'
import { specKeys } from '#domain/device/specification.ts'
import { useText } from '#web/text/use-text.tsx'

const specs: ReadonlySet<string> = new Set(specKeys)

/** The name of a row of a device's data. */
export function useDataLabel(): (key: DataKey) => string {
  const { listing, product } = useText()
  return key => {
    if (key === 'year') return product.year
    return isSpec(key) ? product.specs[key] : listing.filterNames[key]
  }
}

function isSpec(key: DataKey): key is keyof ReturnType<typeof useText>['product']['specs'] {
  return specs.has(key)
}
