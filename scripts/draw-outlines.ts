import { readFile, writeFile } from 'node:fs/promises'

/**
 * Draws the outlines in src/web/form/outlines from a country's first-level regions as TopoJSON, as Natural Earth
 * (public domain, 1:10,000,000) has them:
 *
 *     node scripts/draw-outlines.ts ro romania.topo.json
 *
 * Towns that are regions of their own in it, but belong to a county, are a third argument: their ids with commas.
 */

type Pair = readonly [number, number]
type Topology = {
  readonly transform: { readonly scale: Pair; readonly translate: Pair }
  readonly arcs: readonly (readonly Pair[])[]
  readonly objects: Readonly<Record<string, { readonly geometries: readonly Region[] }>>
}
type Region = { readonly id?: string } & (
  | { readonly type: 'Polygon'; readonly arcs: readonly (readonly number[])[] }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly (readonly number[])[])[] }
  | { readonly type: null }
)

const [market, file, towns = ''] = process.argv.slice(2)
if (market === undefined || file === undefined)
  throw new Error(
    'Call it with a market and a TopoJSON file: node scripts/draw-outlines.ts ro romania.topo.json',
  )

const topology = JSON.parse(await readFile(file, 'utf8')) as Topology
const { scale, translate } = topology.transform
const regions = Object.values(topology.objects).flatMap(({ geometries }) => geometries)

/** Arcs as degrees: [longitude, latitude]. */
const arcs = topology.arcs.map(arc => {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]): Pair => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
})
const points = arcs.flat()
const west = Math.min(...points.map(([lng]) => lng))
const east = Math.max(...points.map(([lng]) => lng))
const south = Math.min(...points.map(([, lat]) => lat))
const north = Math.max(...points.map(([, lat]) => lat))
const kmPerLat = 111.2
const kmPerLng = kmPerLat * Math.cos((((north + south) / 2) * Math.PI) / 180)

/** Tenths of a kilometre from the north-west corner. */
const drawn = arcs.map(arc =>
  arc.map(
    ([lng, lat]): Pair => [
      Math.round((lng - west) * kmPerLng * 10),
      Math.round((north - lat) * kmPerLat * 10),
    ],
  ),
)

function ringsOf(region: Region) {
  if (region.type === 'Polygon') return region.arcs
  return region.type === 'MultiPolygon' ? region.arcs.flat() : []
}

function plainArc(index: number) {
  return index < 0 ? ~index : index
}

function isTown(at: number) {
  return towns.split(',').includes(regions[at]?.id ?? '')
}

const users = new Map<number, Set<number>>()
for (const [at, region] of regions.entries())
  for (const index of ringsOf(region).flat())
    users.set(plainArc(index), (users.get(plainArc(index)) ?? new Set()).add(at))

/** A town belongs to the region, itself no town, with which it shares the longest border. */
function surrounding(at: number): number {
  if (!isTown(at)) return at
  const shared = new Map<number, number>()
  for (const [arc, of] of users)
    if (of.has(at))
      for (const each of [...of].filter(other => !isTown(other)))
        shared.set(each, (shared.get(each) ?? 0) + (arcs[arc]?.length ?? 0))
  return [...shared].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? at
}
const parents = regions.map((_region, at) => surrounding(at))

function lineOf(line: readonly Pair[]) {
  const [first, ...rest] = line
  if (!first) return ''
  let [x, y] = first
  const steps = rest.flatMap(([nextX, nextY]) => {
    const step = [nextX - x, nextY - y]
    x = nextX
    y = nextY
    return step[0] === 0 && step[1] === 0 ? [] : [step.join(' ')]
  })
  return `M${first.join(' ')}l${steps.join(' ')}`.replaceAll(' -', '-')
}

function shores() {
  const open = [...users].filter(([, of]) => of.size === 1).map(([arc]) => drawn[arc] ?? [])
  const rings: Pair[][] = []
  while (open.length > 0) {
    const ring = [...(open.pop() ?? [])]
    for (;;) {
      const end = String(ring.at(-1))
      const next = open.findIndex(arc => String(arc[0]) === end || String(arc.at(-1)) === end)
      if (String(ring[0]) === end || next < 0) break
      const [arc = []] = open.splice(next, 1)
      ring.push(...(String(arc[0]) === end ? arc : arc.toReversed()).slice(1))
    }
    rings.push(ring)
  }
  return rings.filter(ring => ring.length > 3)
}

const borders = [...users].flatMap(([arc, of]) => {
  const different = new Set([...of].map(at => parents[at]))
  return different.size > 1 ? [lineOf(drawn[arc] ?? [])] : []
})

const outline = {
  north: Number(north.toFixed(4)),
  west: Number(west.toFixed(4)),
  kmPerLng: Number(kmPerLng.toFixed(3)),
  width: Math.ceil((east - west) * kmPerLng),
  height: Math.ceil((north - south) * kmPerLat),
  land: shores()
    .map(ring => `${lineOf(ring)}z`)
    .join(''),
  borders: borders.join(''),
}
const target = `src/web/form/outlines/${market}.ts`
const fields = Object.entries(outline).map(
  ([key, value]) => `  ${key}: ${typeof value === 'string' ? `'${value}'` : value},`,
)
await writeFile(
  target,
  [
    `import type { Outline } from '#domain/delivery/map-frame.ts'`,
    '',
    '/** Drawn by scripts/draw-outlines.ts from Natural Earth (public domain). */',
    `export const ${market}Outline: Outline = {`,
    ...fields,
    '}',
    '',
  ].join('\n'),
)
console.log(`${target}: ${outline.width} × ${outline.height} km`)
