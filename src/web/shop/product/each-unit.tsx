import { useText } from '#web/text/use-text.tsx'
import { LoadOnPress } from '#web/ui/load-on-press.tsx'
import type { UnitChoice } from './unit-choice.ts'

/** Opens the list of the devices in stock. */
export function EachUnit(props: UnitChoice) {
  const load = async () => (await import('./stocked-units.tsx')).StockedUnits
  return <LoadOnPress label={useText().product.eachUnit} load={load} props={props} />
}
