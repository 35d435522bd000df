/** One glyph as an outline: contours of points in whole font units. */
export type Point = { readonly x: number; readonly y: number; readonly onCurve: boolean }
export type Outline = {
  readonly advance: number
  readonly contours: readonly (readonly Point[])[]
}

/** The contents of a font; glyph 0 is shown for missing characters. */
export type Glyphs = {
  readonly name: string
  readonly weight: number
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly capHeight: number
  readonly xHeight: number
  readonly outlines: readonly Outline[]
  readonly glyphOf: ReadonlyMap<number, number>
  /** Left glyph, right glyph, and by how much the distance is reduced. */
  readonly kerning: readonly (readonly [number, number, number])[]
}

/** A static TrueType font with the tables that are required to embed it in a PDF. */
export function writeTrueType(glyphs: Glyphs): Buffer {
  const shapes = glyphs.outlines.map(glyphOutline)
  const offsets = [0, ...endsOf(shapes.map(({ length }) => length))]
  const box = boxOf(glyphs.outlines.flatMap(({ contours }) => contours.flat()))
  return directory({
    'OS/2': os2Table(glyphs),
    cmap: cmapTable(glyphs.glyphOf),
    glyf: Buffer.concat(shapes),
    head: headTable(glyphs, box),
    hhea: hheaTable(glyphs),
    hmtx: uint16s(glyphs.outlines.flatMap(each => [each.advance, boxOf(each.contours.flat())[0]])),
    kern: kernTable(glyphs.kerning),
    loca: uint32s(offsets),
    maxp: maxpTable(glyphs.outlines),
    name: nameTable(glyphs.name),
    post: Buffer.concat([uint32s([0x30000, 0]), uint16s([-100, 50]), uint32s([0, 0, 0, 0, 0])]),
  })
}

function uint16s(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) buffer.writeUInt16BE(value & 0xffff, at * 2)
  return buffer
}

function uint32s(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) buffer.writeUInt32BE(value >>> 0, at * 4)
  return buffer
}

/** The end offset of each of the lengths, laid one after the other. */
function endsOf(lengths: readonly number[]): number[] {
  let end = 0
  return lengths.map(length => {
    end += length
    return end
  })
}

type Box = readonly [xMin: number, yMin: number, xMax: number, yMax: number]

function boxOf(points: readonly Point[]): Box {
  if (points.length === 0) return [0, 0, 0, 0]
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const onCurve = 1
const shortX = 2
const shortY = 4
/** With the short-vector flag this bit means a positive value; without it, the same value as before. */
const sameX = 16
const sameY = 32

function glyphOutline({ contours }: Outline): Buffer {
  const points = contours.flat()
  if (points.length === 0) return Buffer.alloc(0)
  const ends = endsOf(contours.map(({ length }) => length)).map(end => end - 1)
  const steps = points.map(({ x, y }, at) => ({
    x: step(x - (points[at - 1]?.x ?? 0), shortX, sameX),
    y: step(y - (points[at - 1]?.y ?? 0), shortY, sameY),
    flag: points[at]?.onCurve ? onCurve : 0,
  }))
  const parts = Buffer.concat([
    uint16s([contours.length, ...boxOf(points), ...ends, 0]),
    Buffer.from(steps.map(each => each.flag | each.x.flag | each.y.flag)),
    ...steps.map(each => each.x.bytes),
    ...steps.map(each => each.y.bytes),
  ])
  return Buffer.concat([parts, Buffer.alloc(-parts.length & 3)])
}

function step(delta: number, short: number, same: number) {
  if (delta === 0) return { flag: same, bytes: Buffer.alloc(0) }
  if (Math.abs(delta) > 255) return { flag: 0, bytes: uint16s([delta]) }
  return { flag: delta > 0 ? short | same : short, bytes: Buffer.from([Math.abs(delta)]) }
}

function os2Table({ weight, ascent, descent, capHeight, xHeight, glyphOf }: Glyphs): Buffer {
  const codes = [...glyphOf.keys()].toSorted((a, b) => a - b)
  const bounds = [codes[0] ?? 0, codes.at(-1) ?? 0]
  return Buffer.concat([
    uint16s([4, 550, weight, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 293, 0]),
    Buffer.alloc(10),
    uint32s([0, 0, 0, 0]),
    Buffer.from('LS  ', 'latin1'),
    uint16s([weight > 500 ? 0x20 : 0x40, ...bounds, ascent, descent, 0, ascent, -descent]),
    uint32s([0, 0]),
    uint16s([xHeight, capHeight, 0, 32, 3]),
  ])
}

/** One segment for each character: slightly longer than necessary, but simple. */
function cmapTable(glyphOf: ReadonlyMap<number, number>): Buffer {
  const known = [...glyphOf].filter(([code]) => code < 0xffff).toSorted(([a], [b]) => a - b)
  const codes = [...known.map(([code]) => code), 0xffff]
  const deltas = [...known.map(([code, glyph]) => glyph - code), 1]
  const power = 2 ** Math.floor(Math.log2(codes.length))
  const body = uint16s([
    codes.length * 2,
    power * 2,
    Math.log2(power),
    (codes.length - power) * 2,
    ...codes,
    0,
    ...codes,
    ...deltas,
    ...codes.map(() => 0),
  ])
  return Buffer.concat([
    uint16s([0, 1, 3, 1]),
    uint32s([12]),
    uint16s([4, body.length + 6, 0]),
    body,
  ])
}

function headTable({ unitsPerEm, weight }: Glyphs, box: Box): Buffer {
  return Buffer.concat([
    uint32s([0x10000, 0x10000, 0, 0x5f0f3cf5]),
    uint16s([3, unitsPerEm]),
    uint32s([0, 0, 0, 0]),
    uint16s([...box, weight > 500 ? 1 : 0, 6, 2, 1, 0]),
  ])
}

function hheaTable({ ascent, descent, outlines }: Glyphs): Buffer {
  return Buffer.concat([
    uint32s([0x10000]),
    uint16s([ascent, descent, 0, Math.max(...outlines.map(({ advance }) => advance))]),
    uint16s([0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, outlines.length]),
  ])
}

function maxpTable(outlines: readonly Outline[]): Buffer {
  const most = (counts: readonly number[]) => Math.max(...counts)
  const points = most(outlines.map(({ contours }) => contours.flat().length))
  const contours = most(outlines.map(each => each.contours.length))
  return Buffer.concat([
    uint32s([0x10000]),
    uint16s([outlines.length, points, contours, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
  ])
}

function kernTable(kerning: Glyphs['kerning']): Buffer {
  const pairs = kerning.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const power = 2 ** Math.floor(Math.log2(Math.max(1, pairs.length)))
  const search = [pairs.length, power * 6, Math.log2(power), (pairs.length - power) * 6]
  return uint16s([0, 1, 0, 14 + pairs.length * 6, 1, ...search, ...pairs.flat()])
}

function nameTable(name: string): Buffer {
  const entries = [1, 4, 6].map(id => ({
    id,
    text: Buffer.from(id === 6 ? name.replaceAll(' ', '') : name, 'utf16le').swap16(),
  }))
  const ends = endsOf(entries.map(({ text }) => text.length))
  const records = entries.flatMap(({ id, text }, at) => {
    const start = (ends[at] ?? 0) - text.length
    return [3, 1, 0x409, id, text.length, start]
  })
  return Buffer.concat([
    uint16s([0, entries.length, 6 + entries.length * 12, ...records]),
    ...entries.map(({ text }) => text),
  ])
}

function directory(tables: Readonly<Record<string, Buffer>>): Buffer {
  const all = Object.entries(tables)
  const power = 2 ** Math.floor(Math.log2(all.length))
  const bodies: Buffer[] = []
  const records: Buffer[] = []
  let at = 12 + all.length * 16
  for (const [tag, table] of all) {
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    records.push(
      Buffer.from(tag.padEnd(4), 'latin1'),
      uint32s([checksum(padded), at, table.length]),
    )
    bodies.push(padded)
    at += padded.length
  }
  const search = [all.length, power * 16, Math.log2(power), (all.length - power) * 16]
  return Buffer.concat([uint32s([0x10000]), uint16s(search), ...records, ...bodies])
}

function checksum(table: Buffer): number {
  let total = 0
  for (let at = 0; at < table.length; at += 4) total = (total + table.readUInt32BE(at)) >>> 0
  return total
}
