import type { Outline } from '#domain/delivery/map-frame.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { FoundPoint } from '#domain/delivery/pickup-search.ts'
import type { Market } from '#domain/market/market.ts'
import { fetchPickupMap } from '#web/client/places-client.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NotLoaded } from './not-loaded.tsx'
import type { PickupPoints } from './use-pickup-points.ts'

const outlines: Record<Market, () => Promise<Outline>> = {
  ro: async () => (await import('./outlines/ro.ts')).roOutline,
  bg: async () => (await import('./outlines/bg.ts')).bgOutline,
  hu: async () => (await import('./outlines/hu.ts')).huOutline,
  gr: async () => (await import('./outlines/gr.ts')).grOutline,
}

type PickupMapPartProps = {
  readonly list: PickupPoints
  readonly chosen: PickupPoint | undefined
  readonly onChoose: (point: FoundPoint) => void
}

/** The map, its outline and its points are downloaded when somebody opens it. */
export function PickupMapPart({ list, chosen, onChoose }: PickupMapPartProps) {
  const { market } = useMarket()
  const loaded = useLoaded(`${market} ${list.subtype}`, async signal => {
    const [points, outline, { PickupMap }] = await Promise.all([
      fetchPickupMap(market, list.subtype, signal),
      outlines[market](),
      import('./pickup-map.tsx'),
    ])
    return { points, outline, PickupMap }
  })
  if (loaded.kind === 'failed') return <NotLoaded onRetry={loaded.retry} />
  if (loaded.kind !== 'loaded') return <Skeleton className="h-64" />
  const { PickupMap, ...parts } = loaded.value
  return <PickupMap {...parts} list={list} chosen={chosen} onChoose={onChoose} />
}
