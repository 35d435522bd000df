import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Glyphs, type Outline, type Point, writeTrueType } from './true-type.ts'

/**
 * Builds the fonts of the invoice PDFs, which are stored in the repository. Sofia Sans comes as variable WOFF2 in five
 * parts, none of which can be embedded in a PDF. Each weight becomes one static font with the letters of all four
 * languages.
 */
const require = createRequire(import.meta.url)
const fontkit = createRequire(require.resolve('pdfkit'))('fontkit') as {
  readonly create: (bytes: Buffer) => Font
}

type RawPoint = { x: number; y: number; readonly onCurve: boolean; readonly endContour: boolean }
type Part = {
  readonly numberOfContours: number
  readonly points?: readonly RawPoint[]
  readonly components?: readonly Component[]
}
type Component = {
  readonly glyphID: number
  readonly dx: number
  readonly dy: number
  readonly scaleX: number
  readonly scaleY: number
  readonly scale01: number
  readonly scale10: number
}

/** The parts of a fontkit 2 font that are used here; names that begin with `_` are private to fontkit. */
type Font = {
  variationCoords: readonly number[] | null
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly capHeight: number
  readonly xHeight: number
  readonly characterSet: readonly number[]
  readonly glyphForCodePoint: (code: number) => { readonly id: number }
  readonly hmtx: { readonly metrics: { readonly get: (at: number) => { advance: number } } }
  readonly getGlyph: (id: number) => { readonly path: unknown; readonly advanceWidth: number }
  readonly layout: (text: string) => { readonly positions: readonly { xAdvance: number }[] }
  _transformedGlyphs: readonly Part[]
  readonly _variationProcessor: {
    readonly transformPoints: (id: number, points: RawPoint[]) => void
  }
}

const folder = 'node_modules/@fontsource-variable/sofia-sans/files'
const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek']
/** A smaller kerning distance is not visible at the size of an invoice. */
const leastKerning = 12
const kernedCharacters = /[\p{L}\p{N}.,:;/()«»„“”–-]/u

function rawPoint(x: number, y = 0): RawPoint {
  return { x, y, onCurve: true, endContour: true }
}

function atWeight(subset: string, weight: number): Font {
  const bytes = readFileSync(`${folder}/sofia-sans-${subset}-wght-normal.woff2`)
  const [plain, font] = [fontkit.create(bytes), fontkit.create(bytes)]
  // Reading one path makes fontkit decompress the outlines of all glyphs, which fails once a weight is set.
  void plain.getGlyph(1).path
  font._transformedGlyphs = plain._transformedGlyphs
  font.variationCoords = [weight]
  return font
}

function outlineOf(font: Font, id: number): Outline {
  const part = font._transformedGlyphs[id]
  const width = font.getGlyph(id).advanceWidth
  if (!part) return { advance: width, contours: [] }
  const own = part.components?.map(({ dx, dy }) => rawPoint(dx, dy)) ?? part.points ?? []
  const moved = own.map(point => ({ ...point }))
  font._variationProcessor.transformPoints(id, phantoms(moved, width))
  const contours = part.components
    ? part.components.flatMap((each, at) => placed(font, each, moved[at] ?? rawPoint(0)))
    : inContours(moved)
  return { advance: Math.round(width), contours }
}

/** The four phantom points with which a font's tables move a glyph's edges; fontkit stores the original point in `copy`. */
function phantoms(moved: RawPoint[], width: number): RawPoint[] {
  const all = [...moved, rawPoint(0), rawPoint(width), rawPoint(0), rawPoint(0)]
  for (const point of all) Object.assign(point, { copy: () => ({ ...point }) })
  return all
}

function placed(font: Font, component: Component, by: RawPoint): Point[][] {
  return outlineOf(font, component.glyphID).contours.map(contour =>
    contour.map(({ x, y, onCurve }) => ({
      x: Math.round(x * component.scaleX + y * component.scale01 + by.x),
      y: Math.round(y * component.scaleY + x * component.scale10 + by.y),
      onCurve,
    })),
  )
}

function inContours(points: readonly RawPoint[]): Point[][] {
  const contours: Point[][] = [[]]
  for (const { x, y, onCurve, endContour } of points) {
    contours.at(-1)?.push({ x: Math.round(x), y: Math.round(y), onCurve })
    if (endContour) contours.push([])
  }
  return contours.filter(contour => contour.length > 0)
}

function kerningOf(font: Font, codes: readonly number[], glyphOf: ReadonlyMap<number, number>) {
  const texts = codes
    .map(code => String.fromCodePoint(code))
    .filter(text => kernedCharacters.test(text))
  const width = (text: string) => font.layout(text).positions[0]?.xAdvance ?? 0
  const alone = new Map(texts.map(text => [text, width(text)]))
  const glyph = (text: string) => glyphOf.get(text.codePointAt(0) ?? 0) ?? 0
  return texts.flatMap(left =>
    texts.flatMap(right => {
      // Two letters drawn as one glyph have no kerning.
      if (font.layout(left + right).positions.length < 2) return []
      const by = Math.round(width(left + right) - (alone.get(left) ?? 0))
      return Math.abs(by) < leastKerning ? [] : [[glyph(left), glyph(right), by] as const]
    }),
  )
}

function gather(weight: number): Glyphs {
  const outlines: Outline[] = []
  const glyphOf = new Map<number, number>()
  const kerning: (readonly [number, number, number])[] = []
  const fonts = subsets.map(subset => atWeight(subset, weight))
  for (const font of fonts) {
    if (outlines.length === 0) outlines.push(outlineOf(font, 0))
    const fresh = font.characterSet.filter(
      code =>
        code >= 0x20 && code < 0xffff && !glyphOf.has(code) && font.glyphForCodePoint(code).id,
    )
    for (const code of fresh) {
      glyphOf.set(code, outlines.length)
      outlines.push(outlineOf(font, font.glyphForCodePoint(code).id))
    }
    kerning.push(...kerningOf(font, fresh, glyphOf))
  }
  const [{ unitsPerEm, ascent, descent, capHeight, xHeight }] = fonts as [Font]
  const measures = { unitsPerEm, ascent, descent, capHeight, xHeight }
  return { name: `Sofia Sans ${weight}`, weight, ...measures, outlines, glyphOf, kerning }
}

for (const weight of [400, 700]) {
  const glyphs = gather(weight)
  const bytes = writeTrueType(glyphs)
  writeFileSync(`src/services/invoice/fonts/sofia-sans-${weight}.ttf`, bytes)
  console.log(
    `${weight}: ${glyphs.outlines.length} glyphs, ${glyphs.kerning.length} pairs, ${bytes.length} bytes`,
  )
}
