import type { Ink } from './ink.ts'
import { circle, fade, line, linear, path, placed, rect } from './svg.ts'

type Flat = {
  readonly layers: number
  readonly layer: number
  readonly slant: number
  readonly radius: number
  readonly top: 'plain' | 'halves' | 'holes' | 'gloss'
  readonly light: string
}

const flats = {
  ps4: { layers: 2, layer: 15, slant: 12, radius: 1, top: 'gloss', light: '#4aa8ff' },
  slim: { layers: 2, layer: 11, slant: 0, radius: 6, top: 'plain', light: '#4aa8ff' },
  pro: { layers: 3, layer: 11, slant: 9, radius: 1.5, top: 'plain', light: '#4aa8ff' },
  one: { layers: 1, layer: 34, slant: 0, radius: 1.5, top: 'halves', light: '#f3f3f0' },
  ones: { layers: 1, layer: 27, slant: 0, radius: 1.5, top: 'holes', light: '#f3f3f0' },
  onex: { layers: 1, layer: 25, slant: 0, radius: 1.5, top: 'plain', light: '#f3f3f0' },
} satisfies Record<string, Flat>

function lidOf(ink: Ink, top: Flat['top']): string {
  const whole = path('M24 0H176L196 42H4Z', ink.fill('p'))
  const holes = [6, 12, 18, 24, 30, 36]
    .map(y =>
      line(
        `M${104 + y * 0.02} ${y}H${176 + y * 0.42}`,
        ink.tone(-0.32),
        1.8,
        'stroke-linecap="round" stroke-dasharray="0 4.4"',
      ),
    )
    .join('')
  const slats = [5, 11, 17, 23, 29, 35]
    .map(y => line(`M${21 - y * 0.4} ${y}H98`, ink.tone(-0.4), 1.3))
    .join('')
  const tops: Readonly<Record<Flat['top'], string>> = {
    plain: line('M100 2V40', ink.tone(-0.3), 0.6, fade(0.5)),
    gloss: path('M24 0H84L78 42H4Z', '#fff', fade(0.12)) + line('M84 0L78 42', ink.tone(-0.5), 1),
    halves: slats + path('M100 0H176L196 42H100Z', '#fff', fade(0.09)),
    holes,
  }
  return whole + tops[top]
}

/** A console that lies flat, seen slightly from above; 200 wide. */
function flat(ink: Ink, { layers, layer, slant, radius, top, light }: Flat): string {
  const sheets = Array.from({ length: layers }, (_, index) => {
    const y = 42 + index * (layer + 2.6)
    const shift = slant * (index / Math.max(1, layers))
    return (
      rect(0 + shift * 0.5, y, 200 - shift, layer, radius, ink.fill('f')) +
      rect(2 + shift * 0.5, y + 0.2, 196 - shift, 0.8, 0, ink.tone(0.5), fade(0.6))
    )
  })
  const bottom = 42 + layers * (layer + 2.6)
  return [
    `<defs>${linear(ink.id('p'), 'down', [
      [0, ink.tone(0.06)],
      [1, ink.tone(0.28)],
    ])}${linear(ink.id('f'), 'down', [
      [0, ink.tone(0.12)],
      [1, ink.tone(-0.3)],
    ])}</defs>`,
    rect(14, bottom - 2, 172, 4, 2, '#050607'),
    lidOf(ink, top),
    rect(6, 44, 188, bottom - 48, 0, '#08090b'),
    ...sheets,
    line(
      layers > 1 ? `M20 ${42 + layer + 1.3}H94` : 'M14 54H92',
      layers > 1 ? '#000' : '#0a0b0d',
      1.6,
    ),
    layers > 1
      ? line(`M104 ${42 + layer + 1.3}h22`, light, 1.1)
      : circle(180, 56, 4.4, light, `stroke="${ink.tone(-0.4)}" stroke-width=".6"`),
    rect(150, layers > 1 ? 42 + layer + 0.2 : bottom - 11, 10, 2.6, 0.6, '#2b2f36'),
  ].join('')
}

export function lying(kind: keyof typeof flats) {
  return (ink: Ink): string => placed(flat(ink, flats[kind]), 34, 62)
}
