import type { Ink } from './ink.ts'
import type { LaptopLook } from './laptop-looks.ts'
import { bedColor, keyColor } from './laptop-keys.ts'
import { circle, fade, line, linear, path, rect, round } from './svg.ts'

type Slope = {
  readonly middle: number
  readonly back: number
  readonly front: number
  readonly top: number
  readonly depth: number
}

/** Places on the deck: `t` runs from the hinge to the front edge, `s` from -1 at the left to 1. */
const onDeck = ({ middle, back, front, top, depth }: Slope, s: number, t: number) =>
  `${round(middle + s * (back + (front - back) * t))} ${round(top + depth * t)}`

function keyRows(slope: Slope, look: LaptopLook, color: string): string {
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

/** The keyboard half, seen from a chair: a slope of keys, the pad and the front edge. */
export function deck(ink: Ink, look: LaptopLook, slope: Slope): string {
  const spot = (s: number, t: number) => onDeck(slope, s, t)
  const front = slope.top + slope.depth
  const left = slope.middle - slope.front
  const bed = `M${spot(-0.9, 0.05)}L${spot(0.9, 0.05)}L${spot(0.9, 0.61)}L${spot(-0.9, 0.61)}Z`
  const keys = keyRows(slope, look, keyColor(ink, look))
  const row = slope.top + slope.depth * 0.66
  return [
    `<defs>${linear(ink.id('k'), 'down', [
      [0, ink.tone(-0.12)],
      [1, ink.tone(0.22)],
    ])}${linear(ink.id('j'), 'across', [
      [0, ink.tone(-0.3)],
      [0.06, ink.tone(0.35)],
      [0.5, ink.tone(-0.12)],
      [0.94, ink.tone(0.3)],
      [1, ink.tone(-0.35)],
    ])}</defs>`,
    path(`M${spot(-1, 0)}L${spot(1, 0)}L${spot(1, 1)}L${spot(-1, 1)}Z`, ink.fill('k')),
    rect(
      slope.middle - slope.back * 0.86,
      slope.top - 1.6,
      slope.back * 1.72,
      2.6,
      0.8,
      '#121316',
      fade(0.85),
    ),
    path(bed, bedColor(ink, look), look.keys === 'lit' ? fade(0.75) : ''),
    keys,
    look.touchBar ? line(`M${spot(-0.62, 0.09)}L${spot(0.62, 0.09)}`, '#7fd6c2', 1.5) : '',
    look.speakers === 'sides'
      ? line(
          `M${spot(-0.95, 0.1)}L${spot(-0.95, 0.58)}M${spot(0.95, 0.1)}L${spot(0.95, 0.58)}`,
          ink.tone(-0.4),
          3,
          'stroke-dasharray=".7 .9"',
        )
      : '',
    look.nub ? circle(slope.middle - 1, slope.top + slope.depth * 0.36, 2.2, '#d3251f') : '',
    look.nub
      ? rect(
          slope.middle - 26,
          row - 0.6,
          52,
          2.8,
          0.8,
          '#1f2126',
          'stroke="#c7362d" stroke-width=".5"',
        )
      : '',
    path(
      `M${spot(-look.pad, look.nub ? 0.74 : 0.67)}L${spot(look.pad, look.nub ? 0.74 : 0.67)}L${spot(look.pad, 0.95)}L${spot(-look.pad, 0.95)}Z`,
      ink.tone(ink.light > 0.3 ? -0.09 : 0.1),
      `stroke="${ink.tone(-0.3)}" stroke-width=".5"`,
    ),
    path(
      `M${left} ${front}H${round(left + slope.front * 2)}v${look.lip - 3}a3 3 0 0 1-3 3H${left + 3}a3 3 0 0 1-3-3Z`,
      ink.fill('j'),
    ),
    rect(left, front - 0.3, slope.front * 2, 0.9, 0, ink.tone(0.55), fade(0.8)),
    look.mark === 'apple' ? rect(slope.middle - 20, front, 40, 2.4, 1.2, ink.tone(-0.36)) : '',
  ].join('')
}

