import type { ProductPage } from '#domain/device/listing.ts'
import { useText } from '#web/text/use-text.tsx'
import { lazyIsland } from '#web/ui/lazy-island.tsx'
import { SharedPart } from '#web/ui/shared-part.tsx'
import type { ShownProduct } from './shown-product.ts'

const WhatOneSees = lazyIsland(async () => (await import('./what-one-sees.tsx')).WhatOneSees)
const Promises = lazyIsland(async () => (await import('./promises.tsx')).Promises)

/**
 * What one sees of the device, and what the shop promises: under the pictures on a wide screen, below the purchase on a
 * phone.
 */
export function Proof({
  page,
  grade,
  settings,
}: Pick<ShownProduct, 'page' | 'grade' | 'settings'>) {
  return (
    <SharedPart className="grid min-w-0 gap-3">
      <SeenAndPromised
        {...{ grade, settings }}
        hasScreen={hasScreen(page)}
        hasBattery={hasBattery(page)}
      />
    </SharedPart>
  )
}

type SeenAndPromisedProps = Pick<ShownProduct, 'grade' | 'settings'> & {
  readonly hasScreen: boolean
  readonly hasBattery: boolean
}

function SeenAndPromised({ grade, settings, hasScreen, hasBattery }: SeenAndPromisedProps) {
  const { product } = useText()
  return (
    <>
      <WhatOneSees grade={grade} hasScreen={hasScreen} />
      {hasBattery && <p className="text-meta text-ink-2">{product.batteryPromise}</p>}
      <Promises settings={settings} />
    </>
  )
}

type Device = Pick<ProductPage, 'product' | 'specification'>

/** Among consoles only handhelds have their own screen. */
function hasScreen({ product, specification }: Device) {
  return product.model.type !== 'CONSOLE' || specification['display-size'] !== undefined
}

/** Consoles without a battery are the only devices sold here that have none. */
function hasBattery({ product, specification }: Device): boolean {
  return product.model.type !== 'CONSOLE' || specification.battery !== undefined
}
