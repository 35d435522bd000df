import type { Grade } from '#domain/device/device.ts'
import { chips, marks } from './grade-marks.ts'
import { type Ink, inkOf } from './ink.ts'
import { dot, flash, island, lens, lensDefs } from './lens.ts'
import { fade, linear, path, rect, svgOf } from './svg.ts'

/** The corner of a graphite phone, close enough to show every mark. */
function corner(ink: Ink): string {
  return [
    `<defs>${linear(ink.id('p'), 'diagonal', [
      [0, ink.tone(0.34)],
      [0.5, ink.hex],
      [1, ink.tone(-0.28)],
    ])}${linear(ink.id('e'), 'across', [
      [0, ink.tone(0.7)],
      [0.4, ink.tone(0.1)],
      [1, ink.tone(-0.4)],
    ])}</defs>`,
    path('M30 240V92C30 50 58 22 100 22H320V240Z', ink.fill('e')),
    path('M40 240V94C40 56 62 32 100 32H320V240Z', ink.fill('p')),
    path(
      'M40 240V94C40 56 62 32 100 32H320',
      'none',
      `stroke="#fff" stroke-width="1" ${fade(0.3)}`,
    ),
    rect(25, 132, 6, 46, 2.6, ink.tone(-0.35)),
    rect(25, 192, 6, 46, 2.6, ink.tone(-0.35)),
    lensDefs(ink),
    `<g transform="translate(46 38) scale(2.15)">${[
      island(ink, 4, 4, 43, 43, 13),
      lens(ink, 16, 16, 9.6),
      lens(ink, 35, 35, 9.6),
      flash(35, 15.5, 3),
      dot(16.5, 34.5, 1),
    ].join('')}</g>`,
  ].join('')
}

/** The edges of this phone: beside its corner and above it. */
function edges(ink: Ink, grade: Grade): string {
  if (grade === 'very-good') return ''
  return chips(ink, [
    [34, 71],
    [112, 22],
  ])
}

/** The most worn a device of the grade may look, for the grade selector. */
export function drawGrade(grade: Grade): string {
  const ink = inkOf(`grade|${grade}`, '#3c4650')
  const content = corner(ink) + marks(ink, grade) + edges(ink, grade)
  return svgOf({ box: [0, 0, 320, 240], content }, 2)
}
