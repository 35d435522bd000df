import { wallpaperOf } from './color.ts'
import type { Ink } from './ink.ts'
import { fade, line, linear, path, placed, round } from './svg.ts'

type Point = readonly [number, number]
type Seam = { readonly main: readonly Point[]; readonly branch: Point }

/** The course of the gold seam, in fractions of the screen: one style, with a different crack for every maker. */
const seams = {
  rising: {
    main: [
      [0, 0.74],
      [0.27, 0.68],
      [0.4, 0.735],
      [0.66, 0.55],
      [0.78, 0.59],
      [1, 0.475],
    ],
    branch: [0.5, 1],
  },
  falling: {
    main: [
      [0, 0.5],
      [0.2, 0.56],
      [0.36, 0.53],
      [0.58, 0.69],
      [0.74, 0.655],
      [1, 0.77],
    ],
    branch: [0.46, 1],
  },
  crossing: {
    main: [
      [0, 0.66],
      [0.18, 0.6],
      [0.34, 0.64],
      [0.52, 0.58],
      [0.7, 0.67],
      [1, 0.6],
    ],
    branch: [0.72, 1],
  },
} as const satisfies Record<string, Seam>
export type SeamName = keyof typeof seams

type Screen = {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly r: number
  readonly seam: SeamName
}

/** A screen that is on: two colours, the pieces on either side of the crack, and the gold seam between them. */
export function wallpaper(ink: Ink, { x, y, w, h, r, seam }: Screen, part = 'w'): string {
  const [deep, bright] = wallpaperOf(ink.hex)
  const { main, branch } = seams[seam]
  const spot = ([px, py]: Point) => `${round(x + px * w)} ${round(y + py * h)}`
  const crack = `M${main.map(spot).join('L')}`
  const knot = main[seam === 'falling' ? 3 : 2] ?? branch
  const width = Math.max(1, Math.min(w, h) / 66)
  const corner = round(r)
  const below = `${crack}V${round(y + h - r)}a${corner} ${corner} 0 0 1-${corner} ${corner}H${round(x + r)}a${corner} ${corner} 0 0 1-${corner}-${corner}Z`
  const box = `x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${corner}"`
  return [
    `<defs>${linear(ink.id(part), 'steep', [
      [0, deep],
      [1, bright],
    ])}</defs>`,
    `<rect ${box} fill="${ink.fill(part)}"/>`,
    path(below, '#061512', fade(0.16)),
    line(crack, '#f2d596', width, 'stroke-linejoin="round" opacity=".95"'),
    line(`M${spot(knot)}L${spot(branch)}`, '#f2d596', width * 0.75, fade(0.8)),
  ].join('')
}

const digits =
  'M13 7a6.4 6.4 0 1 1-12.8 0a6.4 6.4 0 1 1 12.8 0c0 6-2 11.5-7.6 15M19.4 8v.01M19.4 17.6v.01M36 22V.6L26.4 15.4H39.8M45 4.6L51 .6V22'

/** 9:41 drawn as strokes, because a picture in an email cannot rely on a font. */
export function clock(x: number, y: number, height: number, width = 1.5, color = '#fff') {
  return placed(
    line(digits, color, width, 'stroke-linecap="round" stroke-linejoin="round"'),
    x - (25.5 * height) / 22,
    y,
    height / 22,
  )
}
