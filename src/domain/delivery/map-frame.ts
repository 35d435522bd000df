import type { Coordinates } from './distance.ts'
import type { FoundPoint } from './pickup-search.ts'

/** A country drawn: its size in kilometres; paths are in tenths of one, from the north-west corner. */
export type Outline = {
  readonly north: number
  readonly west: number
  readonly kmPerLng: number
  readonly width: number
  readonly height: number
  readonly land: string
  readonly borders: string
}

/** A place on the drawing, in kilometres from its north-west corner. */
export type Spot = { readonly x: number; readonly y: number }

/** The part of the drawing that is shown, in kilometres. */
export type Frame = Spot & { readonly width: number; readonly height: number }

/** Items so close together that one mark stands for all of them, at the spot of the first. */
export type Cluster<Item> = Spot & { readonly items: readonly Item[] }

const kmPerLat = 111.2
/** Around all that has to be seen, as a part of the frame. */
const margin = 0.18
const smallestWidth = 3
/** Marks stay this far apart, as a part of the frame's width: 32 pixels of the smallest phone. */
const markDistance = 0.1

export function spotOf(outline: Outline, { lat, lng }: Coordinates): Spot {
  return { x: (lng - outline.west) * outline.kmPerLng, y: (outline.north - lat) * kmPerLat }
}

export function wholeFrame({ width, height }: Outline): Frame {
  const rim = width * 0.03
  return { x: -rim, y: -rim, width: width + 2 * rim, height: height + 2 * rim }
}

/** The smallest frame of the same shape as the whole drawing that shows all of these spots. */
export function frameAround(spots: readonly Spot[], whole: Frame): Frame {
  if (spots.length === 0) return whole
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const needed = Math.max(right - left, ((bottom - top) * whole.width) / whole.height)
  return centred({ x: (left + right) / 2, y: (top + bottom) / 2 }, needed / (1 - 2 * margin), whole)
}

/** Points further than this beyond the nearest one are elsewhere: a map that showed them would hide the near ones. */
const nearMetres = 50_000

/** Of points sorted by distance, the nearest one and those around it; all of them if no distance is known. */
export function nearestOf(points: readonly FoundPoint[]): readonly FoundPoint[] {
  const least = points[0]?.distance ?? 0
  return points.filter(({ distance = 0 }) => distance - least <= nearMetres)
}

/** The same centre with a view that many times as wide. */
export function widened(frame: Frame, times: number, whole: Frame): Frame {
  const centre = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
  return centred(centre, frame.width * times, whole)
}

export function isInside({ x, y }: Spot, frame: Frame): boolean {
  return x >= frame.x && y >= frame.y && x <= frame.x + frame.width && y <= frame.y + frame.height
}

/** What the frame shows: each item alone, or with those that are too close to have marks of their own. */
export function clustersIn<Item extends Spot>(
  items: readonly Item[],
  frame: Frame,
): readonly Cluster<Item>[] {
  const least = frame.width * markDistance
  const clusters: { readonly x: number; readonly y: number; readonly items: Item[] }[] = []
  for (const item of items.filter(each => isInside(each, frame))) {
    const near = clusters.find(({ x, y }) => Math.hypot(x - item.x, y - item.y) < least)
    if (near) near.items.push(item)
    else clusters.push({ x: item.x, y: item.y, items: [item] })
  }
  return clusters
}

/** The longest of 1, 2, 5, 10, 20 … kilometres that takes at most a quarter of the frame. */
export function scaleLength({ width }: Frame): number {
  const most = width / 4
  const power = 10 ** Math.floor(Math.log10(most))
  return power * ([5, 2].find(times => times * power <= most) ?? 1)
}

function centred({ x, y }: Spot, wantedWidth: number, whole: Frame): Frame {
  const width = Math.min(whole.width, Math.max(smallestWidth, wantedWidth))
  const height = (width * whole.height) / whole.width
  return {
    x: within(x - width / 2, whole.x, whole.x + whole.width - width),
    y: within(y - height / 2, whole.y, whole.y + whole.height - height),
    width,
    height,
  }
}

function within(value: number, least: number, most: number) {
  return Math.min(Math.max(value, least), most)
}
