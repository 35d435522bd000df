import { Minus, Scan } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import {
  type Cluster,
  clustersIn,
  type Frame,
  frameAround,
  isInside,
  nearestOf,
  type Outline,
  type Spot,
  scaleLength,
  spotOf,
  wholeFrame,
  widened,
} from '#domain/delivery/map-frame.ts'
import type { MappedPoint, PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { FoundPoint } from '#domain/delivery/pickup-search.ts'
import { fetchPickupPoints } from '#web/client/places-client.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { PickupPoints } from './use-pickup-points.ts'

type PickupMapProps = {
  readonly outline: Outline
  readonly points: readonly MappedPoint[]
  readonly list: PickupPoints
  readonly chosen: PickupPoint | undefined
  readonly onChoose: (point: FoundPoint) => void
}

type PlacedPoint = MappedPoint & Spot

/** The points on an outline of the country, in step with the list: what a press finds, the list shows first. */
export function PickupMap({ outline, points, list, chosen, onChoose }: PickupMapProps) {
  const { market } = useMarket()
  const { points: text } = useText().checkout
  const whole = wholeFrame(outline)
  const placed = points.map(point => ({ ...point, ...spotOf(outline, point) }))
  const { frame, show } = useFrame(outline, list)
  const chosenSpot = chosen && spotOf(outline, chosen)
  const pressed = useRef<string>(undefined)
  const open = async ({ items }: Cluster<PlacedPoint>) => {
    const [first] = items
    if (!first) return
    pressed.current = first.id
    const at = { lat: first.lat, lng: first.lng }
    list.sortFrom({ of: 'map', at })
    if (items.length > 1) return show(frameAround(items, whole))
    const { signal } = new AbortController()
    const request = { q: '', page: 1, near: at, signal }
    // If it fails, so does the same request of the list, which says so.
    const near = await fetchPickupPoints(market, list.subtype, request).catch(() => undefined)
    const point = near?.items.find(({ id }) => id === first.id)
    if (point && pressed.current === point.id) onChoose(point)
  }
  const clusters = clustersIn(placed, frame)
  return (
    <section aria-label={text.map} className="grid gap-2">
      <p className="text-note text-ink-2">{text.mapHint}</p>
      <div
        className="relative overflow-hidden rounded-tile border border-line bg-sand"
        style={{ aspectRatio: `${whole.width} / ${whole.height}` }}
      >
        <Land outline={outline} frame={frame} />
        {[...namedIn(clusters, frame)].map(([cluster, name]) => (
          <At key={name} spot={cluster} frame={frame}>
            <PlaceName name={name} />
          </At>
        ))}
        {clusters.map(cluster => (
          <At key={cluster.items[0]?.id} spot={cluster} frame={frame}>
            <Mark cluster={cluster} onPress={() => void open(cluster)} />
          </At>
        ))}
        {chosenSpot && isInside(chosenSpot, frame) && (
          <At spot={chosenSpot} frame={frame}>
            <span className="block size-5 -translate-1/2 rounded-full border-[5px] border-gold bg-paper shadow-float" />
          </At>
        )}
        <Scale frame={frame} />
        {frame.width < whole.width && (
          <div className="absolute top-2 right-2 grid gap-1.5">
            <MapButton label={text.zoomOut} onPress={() => show(widened(frame, 2.5, whole))}>
              <Minus size={18} aria-hidden="true" />
            </MapButton>
            <MapButton label={text.wholeCountry} onPress={() => show(whole)}>
              <Scan size={18} aria-hidden="true" />
            </MapButton>
          </div>
        )}
      </div>
    </section>
  )
}

/** Follows what the list finds, except where a press on the map was what the list followed. */
function useFrame(outline: Outline, { typed, origin, state, items, page }: PickupPoints) {
  const whole = wholeFrame(outline)
  const [frame, show] = useState(whole)
  const [followed, setFollowed] = useState<readonly FoundPoint[]>()
  if (state === 'loaded' && items !== followed) {
    setFollowed(items)
    const isNarrow = typed !== '' || origin !== undefined
    const spots = isNarrow ? nearestOf(items).map(point => spotOf(outline, point)) : []
    if (page === 1 && origin?.of !== 'map') show(frameAround(spots, whole))
  }
  return { frame, show }
}

function Land({ outline, frame }: { readonly outline: Outline; readonly frame: Frame }) {
  return (
    <svg
      viewBox={[frame.x, frame.y, frame.width, frame.height].join(' ')}
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <g transform="scale(0.1)" strokeLinejoin="round">
        <path
          d={outline.land}
          vectorEffect="non-scaling-stroke"
          className="fill-paper stroke-line-2 stroke-2"
        />
        <path
          d={outline.borders}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-line stroke-1"
        />
      </g>
    </svg>
  )
}

type AtProps = { readonly spot: Spot; readonly frame: Frame; readonly children: ReactNode }

/** Of no size itself, so that marks at the edge are not squeezed. */
function At({ spot, frame, children }: AtProps) {
  const left = `${((spot.x - frame.x) / frame.width) * 100}%`
  const top = `${((spot.y - frame.y) / frame.height) * 100}%`
  return (
    <div
      className="pointer-events-none absolute size-0 *:pointer-events-auto"
      style={{ left, top }}
    >
      {children}
    </div>
  )
}

type MarkProps = {
  readonly cluster: Cluster<PlacedPoint>
  readonly onPress: () => void
}

function Mark({ cluster: { items }, onPress }: MarkProps) {
  const { points: text } = useText().checkout
  const [first] = items
  if (!first) return undefined
  const isAlone = items.length === 1
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={isAlone ? first.name : text.onMap(items.length, placeOf(items))}
      title={isAlone ? first.name : undefined}
      className="grid size-7 -translate-1/2 place-items-center rounded-full"
    >
      <span
        className={classNames(
          'grid place-items-center rounded-full bg-jade text-note font-bold text-paper hover:bg-jade-2',
          isAlone ? 'size-3.5 ring-2 ring-paper' : 'size-7',
        )}
      >
        {!isAlone && items.length}
      </span>
    </button>
  )
}

/** Under the mark, and under all other marks. */
function PlaceName({ name }: { readonly name: string }) {
  return (
    <span
      aria-hidden="true"
      className="absolute top-3 -translate-x-1/2 rounded bg-paper/85 px-1 text-[0.6875rem] leading-tight font-[650] whitespace-nowrap text-ink-2"
    >
      {name}
    </span>
  )
}

/** Their locality, or the county of most of them. */
function placeOf(items: readonly PlacedPoint[]): string {
  const cities = new Set(items.map(({ city }) => city))
  const [only = ''] = cities
  if (cities.size === 1) return only
  const counts = new Map<string, number>()
  for (const { county } of items) counts.set(county, (counts.get(county) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? ''
}

/** Around a name of the width of a phone nothing else is named, in parts of the frame. */
const nameWidth = 0.26
const nameHeight = 0.09

/** The largest clusters whose names do not lie on one another. */
function namedIn(clusters: readonly Cluster<PlacedPoint>[], frame: Frame) {
  const named = new Map<Cluster<PlacedPoint>, string>()
  for (const cluster of clusters.toSorted((one, other) => other.items.length - one.items.length)) {
    const name = placeOf(cluster.items)
    const isFree = [...named].every(
      ([{ x, y }, taken]) =>
        taken !== name &&
        (Math.abs(x - cluster.x) > nameWidth * frame.width ||
          Math.abs(y - cluster.y) > nameHeight * frame.width),
    )
    const fromEdge = Math.min(cluster.x - frame.x, frame.x + frame.width - cluster.x)
    if (isFree && fromEdge > (nameWidth / 2) * frame.width) named.set(cluster, name)
  }
  return named
}

function Scale({ frame }: { readonly frame: Frame }) {
  const { locale } = useMarket()
  const km = scaleLength(frame)
  const unit = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer' })
  return (
    <p
      className="absolute bottom-2 left-2 border-x border-b border-ink-3 text-center text-[0.6875rem] leading-tight text-ink-2"
      style={{ width: `${(km / frame.width) * 100}%` }}
    >
      {unit.format(km)}
    </p>
  )
}

type MapButtonProps = {
  readonly label: string
  readonly onPress: () => void
  readonly children: ReactNode
}

function MapButton({ label, onPress, children }: MapButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-button border border-line-2 bg-paper hover:border-control"
    >
      {children}
    </button>
  )
}
