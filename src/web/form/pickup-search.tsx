import { LocateFixed, MapIcon } from 'lucide-react'
import { useState } from 'react'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { FoundPoint } from '#domain/delivery/pickup-search.ts'
import { askLocation } from '#web/client/ask-location.ts'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { PickupMapPart } from './pickup-map-part.tsx'
import type { PickupPoints } from './use-pickup-points.ts'

type PickupSearchProps = {
  readonly list: PickupPoints
  readonly chosen: PickupPoint | undefined
  readonly onChoose: (point: FoundPoint) => void
}

/** Searches by text, on a map, or by the customer's location, which is requested only when the button is clicked. */
export function PickupSearch({ list, chosen, onChoose }: PickupSearchProps) {
  const { points } = useText().checkout
  const [isMapOpen, setMapOpen] = useState(false)
  const { locationState, toggleNear } = useLocation(list)
  return (
    <div className="mb-3.5 grid gap-2.5">
      <TextInput
        label={points.search}
        hint={points.searchHint}
        type="search"
        value={list.typed}
        onChange={list.search}
        // The list follows while one types: Enter would send the step without a point.
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      <div>
        <div className="flex flex-wrap gap-2">
          <Button
            tone="ghost"
            size="small"
            aria-pressed={list.origin?.of === 'customer'}
            busy={locationState === 'asking'}
            onClick={toggleNear}
          >
            <LocateFixed size={16} aria-hidden="true" />
            {points.nearMe}
          </Button>
          <Button
            tone="ghost"
            size="small"
            aria-expanded={isMapOpen}
            onClick={() => setMapOpen(!isMapOpen)}
          >
            <MapIcon size={16} aria-hidden="true" />
            {points.map}
          </Button>
        </div>
        <p role="status" className="text-note text-ink-2">
          {locationState === 'asking' && points.locating}
          {locationState === 'refused' && points.notLocated}
        </p>
      </div>
      {isMapOpen && <PickupMapPart list={list} chosen={chosen} onChoose={onChoose} />}
    </div>
  )
}

function useLocation({ origin, sortFrom }: PickupPoints) {
  const [locationState, setLocationState] = useState<'idle' | 'asking' | 'refused'>('idle')
  const toggleNear = async () => {
    if (origin?.of === 'customer') return sortFrom(undefined)
    setLocationState('asking')
    const at = await askLocation()
    setLocationState(at ? 'idle' : 'refused')
    if (at) sortFrom({ of: 'customer', at })
  }
  return { locationState, toggleNear }
}
