import { type ComponentType, useState } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { UnitChoice } from './unit-choice.ts'

/** Opens the list of the devices in stock, which is downloaded only then. */
export function EachUnit(props: UnitChoice) {
  const { eachUnit } = useText().product
  const [List, setList] = useState<ComponentType<UnitChoice>>()
  const [isOpening, setIsOpening] = useState(false)
  const open = async () => {
    setIsOpening(true)
    const loaded = await import('./stocked-units.tsx').catch(() => undefined)
    setIsOpening(false)
    if (loaded) setList(() => loaded.StockedUnits)
  }
  if (List) return <List {...props} />
  return (
    <Button tone="ghost" size="small" busy={isOpening} onClick={open}>
      {eachUnit}
    </Button>
  )
}
