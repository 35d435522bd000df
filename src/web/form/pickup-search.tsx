import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { askLocation } from '#web/client/ask-location.ts'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { PickupPoints } from './use-pickup-points.ts'

type PickupSearchProps = Pick<PickupPoints, 'search' | 'near' | 'sortFrom'>

/** Searches by text or by the customer's location, which is requested only when the button is clicked. */
export function PickupSearch({ search, near, sortFrom }: PickupSearchProps) {
  const { points } = useText().checkout
  const [q, setQ] = useState('')
  const type = (typed: string) => {
    setQ(typed)
    search(typed)
  }
  return (
    <div className="mb-3.5 grid gap-2.5">
      <TextInput
        label={points.search}
        hint={points.searchHint}
        type="search"
        value={q}
        onChange={type}
      />
      <NearMe near={near} sortFrom={sortFrom} />
    </div>
  )
}

function NearMe({ near, sortFrom }: Pick<PickupPoints, 'near' | 'sortFrom'>) {
  const { points } = useText().checkout
  const [locationState, setLocationState] = useState<'idle' | 'asking' | 'refused'>('idle')
  const toggle = async () => {
    if (near) return sortFrom(undefined)
    setLocationState('asking')
    const coordinates = await askLocation()
    setLocationState(coordinates ? 'idle' : 'refused')
    sortFrom(coordinates)
  }
  return (
    <div>
      <Button
        tone="ghost"
        size="small"
        aria-pressed={near !== undefined}
        busy={locationState === 'asking'}
        onClick={toggle}
      >
        <LocateFixed size={16} aria-hidden="true" />
        {points.nearMe}
      </Button>
      <p role="status" className="text-note text-ink-2">
        {locationState === 'asking' && points.locating}
        {locationState === 'refused' && points.notLocated}
      </p>
    </div>
  )
}
