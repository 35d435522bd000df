import type { Ink } from './ink.ts'
import { bedColor, keyColor } from './laptop-keys.ts'
import type { LaptopLook } from './laptop-looks.ts'
import { circle, fade, line, linear, path, rect, round } from './svg.ts'

type Slope = {
  readonly middle: number
  readonly back: number
  readonly front: number
  readonly top: number
  readonly depth: number
}

/** Positions on the deck: `t` runs from the hinge to the front edge, `s` from -1 at the left to 1. */
function onDeck({ middle, back, front, top, depth }: Slope, s: number, t: number) {
  return `${round(middle + s * (back + (front - back) * t))} ${round(top + depth * t)}`
}

function keyRows(slope: Slope, color: string): string {
  const rows = [0.13, 0.26, 0.39, 0.52]
  return rows
    .map((t, index) => {
      const half = (slope.back + (slope.front - slope.back) * t) * 0.86
      const step = (half * 2) / 14
      const extra = `stroke-dasharray="${round(step - 1.1)} 1.1"`
      return line(
        `M${onDeck(slope, -0.86, t)}L${onDeck(slope, 0.86, t)}`,
        color,
        3.1 + index * 0.25,
        extra,
      )
    })
    .join('')
}

/** What some makers add to the keys: a light bar, speakers, the red pointing stick with its buttons. */
function extras(ink: Ink, look: LaptopLook, slope: Slope): string {
  const spot = (s: number, t: number) => onDeck(slope, s, t)
  const { middle, top, depth } = slope
  const bar = line(`M${spot(-0.62, 0.09)}L${spot(0.62, 0.09)}`, '#7fd6c2', 1.5)
  const grilles = `M${spot(-0.95, 0.1)}L${spot(-0.95, 0.58)}M${spot(0.95, 0.1)}L${spot(0.95, 0.58)}`
  const red = 'stroke="#c7362d" stroke-width=".5"'
  return [
    look.touchBar ? bar : '',
    look.speakers === 'sides' ? line(grilles, ink.tone(-0.4), 3, 'stroke-dasharray=".7 .9"') : '',
    look.nub ? circle(middle - 1, top + depth * 0.36, 2.2, '#d3251f') : '',
    look.nub ? rect(middle - 26, top + depth * 0.65, 52, 2.8, 0.8, '#1f2126', red) : '',
  ].join('')
}

function trackpad(ink: Ink, { pad, nub }: LaptopLook, slope: Slope): string {
  const spot = (s: number, t: number) => onDeck(slope, s, t)
  const back = nub ? 0.74 : 0.67
  return path(
    `M${spot(-pad, back)}L${spot(pad, back)}L${spot(pad, 0.95)}L${spot(-pad, 0.95)}Z`,
    ink.tone(ink.light > 0.3 ? -0.09 : 0.1),
    `stroke="${ink.tone(-0.3)}" stroke-width=".5"`,
  )
}

/** The front edge, lit along its upper line. */
function frontEdge(ink: Ink, { lip, mark }: LaptopLook, { middle, front, top, depth }: Slope) {
  const y = top + depth
  const left = round(middle - front)
  const down = round(lip - 3)
  return [
    path(
      `M${left} ${y}h${round(front * 2)}v${down}a3 3 0 0 1-3 3h-${round(front * 2 - 6)}a3 3 0 0 1-3-3Z`,
      ink.fill('j'),
    ),
    rect(middle - front, y - 0.3, front * 2, 0.9, 0, ink.tone(0.55), fade(0.8)),
    mark === 'apple' ? rect(middle - 20, y, 40, 2.4, 1.2, ink.tone(-0.36)) : '',
  ].join('')
}

function metal(ink: Ink): string {
  const slope = linear(ink.id('k'), 'down', [
    [0, ink.tone(-0.12)],
    [1, ink.tone(0.22)],
  ])
  const edge = linear(ink.id('j'), 'across', [
    [0, ink.tone(-0.3)],
    [0.06, ink.tone(0.35)],
    [0.5, ink.tone(-0.12)],
    [0.94, ink.tone(0.3)],
    [1, ink.tone(-0.35)],
  ])
  return `<defs>${slope}${edge}</defs>`
}

/** The keyboard half as a seated user sees it: a slope with keys, the touchpad and the front edge. */
export function deck(ink: Ink, look: LaptopLook, slope: Slope): string {
  const spot = (s: number, t: number) => onDeck(slope, s, t)
  const { middle, back, top } = slope
  const bed = `M${spot(-0.9, 0.05)}L${spot(0.9, 0.05)}L${spot(0.9, 0.61)}L${spot(-0.9, 0.61)}Z`
  return [
    metal(ink),
    path(`M${spot(-1, 0)}L${spot(1, 0)}L${spot(1, 1)}L${spot(-1, 1)}Z`, ink.fill('k')),
    rect(middle - back * 0.86, top - 1.6, back * 1.72, 2.6, 0.8, '#121316', fade(0.85)),
    path(bed, bedColor(ink, look), look.keys === 'lit' ? fade(0.75) : ''),
    keyRows(slope, keyColor(ink, look)),
    extras(ink, look, slope),
    trackpad(ink, look, slope),
    frontEdge(ink, look, slope),
  ].join('')
}
