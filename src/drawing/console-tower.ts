import type { Ink } from './ink.ts'
import { circle, fade, line, linear, path, placed, rect, ring } from './svg.ts'

function shell(ink: Ink) {
  return `<defs>${linear(ink.id('p'), 'across', [
    [0, ink.tone(0.3)],
    [0.5, ink.hex],
    [1, ink.tone(-0.22)],
  ])}${linear(ink.id('n'), 'across', [
    [0, '#24272d'],
    [0.4, '#0c0d10'],
    [1, '#1a1c21'],
  ])}</defs>`
}

const discSlot = line('M13.6 126V172', '#3d424b', 1.4)

/** PlayStation 5: two wings that flare over a black core, with a line of blue light between them. */
export function ps5(drive: 'disc' | 'digital'): (ink: Ink) => string {
  return ink => {
    const flare =
      drive === 'disc'
        ? 'C-8 160-12 146-12 124C-12 104-10.5 96-10 84C-10 50-9 20-6-2Z'
        : 'C-9 140-10 50-6-2Z'
    return placed(
      [
        shell(ink),
        rect(2, 194, 58, 5, 2.4, '#15171b'),
        path(`M6 10C3 60 3 150 8 196H50C56 150 57 60 52 10Z`, ink.fill('n')),
        line('M8 22C5 70 6 150 10 190M48 22C53 70 52 150 48 190', '#4aa8ff', 1.3, fade(0.75)),
        path(
          `M-6-2C2-3 9 3 10 16C4 66 5 140 11 194L-2 196${flare}`,
          ink.fill('p'),
          `stroke="${ink.tone(-0.25)}" stroke-width=".6"`,
        ),
        path(
          'M64-6C54-7 47 2 47 14C53 66 53 140 47 194L92 196C102 140 102 46 94-2C86-6 74-7 64-6Z',
          ink.fill('p'),
          `stroke="${ink.tone(-0.25)}" stroke-width=".6"`,
        ),
        path(
          'M64-6C56 50 56 150 62 195L47 194C53 140 53 66 47 14C47 2 54-7 64-6Z',
          '#fff',
          fade(0.5),
        ),
        line('M64-6C56 50 56 150 62 195', ink.tone(-0.16), 0.7),
        drive === 'disc'
          ? rect(12.5, 104, 4.4, 66, 2.2, '#2b2f36') + line('M14.7 108V166', '#000', 1.4)
          : '',
        rect(26, 118, 2.2, 9, 1, '#555b64'),
        rect(33, 150, 4, 10, 1, '#2c3037'),
      ].join(''),
      70,
      16,
    )
  }
}

function grille(x: number, y: number, w: number, rows: number, gap: number, color: string) {
  return Array.from({ length: rows }, (_, index) =>
    line(
      `M${x} ${y + index * gap}h${w}`,
      color,
      2.4,
      'stroke-linecap="round" stroke-dasharray="0 5"',
    ),
  ).join('')
}

/** Xbox Series X: a black tower with green light deep in the concave top. */
export function seriesX(ink: Ink) {
  return placed(
    [
      shell(ink),
      rect(4, 180, 82, 5, 2, '#060708'),
      path('M4 12L16 0H100L90 12Z', ink.tone(0.14)),
      path('M14 10L22 3H93L86 10Z', '#07090a'),
      line('M19 8.4H87', '#34b35a', 2, 'stroke-linecap="round" stroke-dasharray="0 4.2"'),
      line('M23 5H91', '#1f7a3d', 1.6, 'stroke-linecap="round" stroke-dasharray="0 4.2"'),
      path('M90 12L100 0V172L90 182Z', ink.tone(-0.35)),
      rect(0, 12, 90, 170, 3, ink.fill('p'), `stroke="${ink.tone(0.25)}" stroke-width=".6"`),
      circle(16, 30, 6.4, ink.tone(-0.3), `stroke="${ink.tone(0.35)}" stroke-width=".7"`),
      line('M11.6 25.8C15 27 19 31.6 20.4 34.2M20.4 25.8C17 27 13 31.6 11.6 34.2', '#d9dcdf', 1),
      discSlot,
      circle(13.6, 117, 2, ink.tone(0.3)),
      rect(72, 164, 8, 3.4, 0.8, '#050607'),
      circle(66, 165.6, 1.5, ink.tone(0.35)),
    ].join(''),
    68,
    22,
  )
}

/** Xbox Series S: a white slab with one large black vent. */
export function seriesS(ink: Ink) {
  return placed(
    [
      shell(ink),
      rect(26, 180, 86, 6, 2, '#1a1c20'),
      path('M0 8L22 2V184L0 178Z', ink.tone(-0.12), `stroke="${ink.tone(-0.3)}" stroke-width=".6"`),
      circle(11, 22, 4.6, '#fff', `stroke="${ink.tone(-0.4)}" stroke-width=".7"`),
      rect(8.6, 154, 4.4, 11, 1, '#24272c'),
      rect(22, 2, 94, 182, 4, ink.fill('p'), `stroke="${ink.tone(-0.28)}" stroke-width=".6"`),
      circle(69, 62, 41, '#131519'),
      ring(69, 62, 41, '#2e3238', 1.2),
      [...Array(11).keys()]
        .map(index => {
          const y = 30 + index * 6.4
          const reach = Math.floor(Math.sqrt(37 ** 2 - (y - 62) ** 2) / 5) * 5
          return grille(69 - reach, y, reach * 2, 1, 0, '#33383f')
        })
        .join(''),
      path('M84 2H112a4 4 0 0 1 4 4V110Z', '#fff', fade(0.28)),
    ].join(''),
    62,
    20,
  )
}
