import type { Grade } from '#domain/device/device.ts'
import { type Ink, inkOf } from './ink.ts'
import { dot, flash, island, lens, lensDefs } from './lens.ts'
import { circle, fade, line, linear, path, rect, ring, svgOf } from './svg.ts'

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

const hairlines =
  'M176 66l34 15M196 58l26 22M214 98l38 9M168 176l40-12M188 196l30-4M232 150l26 14M100 176l26 12M84 206l30-8'

const scratches =
  'M178 68l40 17M192 84l26 7M158 184l38-15M214 198l22-14M104 170l22 12M246 112l14 15'

/** Signs of use: on a very good device hairlines show only under a magnifier, on a good device without one. */
function marks(ink: Ink, grade: Grade): string {
  const thin = line(hairlines, '#fff', 0.8, `stroke-linecap="round" ${fade(0.26)}`)
  if (grade === 'very-good') {
    return [
      thin,
      circle(226, 152, 54, '#fff', fade(0.08)),
      ring(226, 152, 54, '#f2efe6', 5),
      ring(226, 152, 54, '#8d8778', 1, fade(0.7)),
      line('M266 192L302 228', '#f2efe6', 9, 'stroke-linecap="round"'),
      line(
        'M192 138l40 10M204 166l46-14M214 178l30-6M206 124l26 18',
        '#fff',
        1.1,
        `stroke-linecap="round" ${fade(0.62)}`,
      ),
    ].join('')
  }
  return [
    thin,
    line(
      scratches,
      '#000',
      1.6,
      `stroke-linecap="round" transform="translate(.8 1)" ${fade(0.35)}`,
    ),
    line(scratches, '#fff', 1.1, `stroke-linecap="round" ${fade(0.6)}`),
    path(
      'M34 71l2.5 2-.5 5-3 2c-.6-3 0-6 1-9ZM112 22h6l1 3-5 1.6Z',
      ink.tone(0.62),
      `stroke="${ink.tone(-0.4)}" stroke-width=".8"`,
    ),
    line(
      'M34 106l4 12M35 120l3 6M150 26l16 2M176 25l8 2',
      ink.tone(0.8),
      1.4,
      'stroke-linecap="round"',
    ),
  ].join('')
}

/** The most worn a device of the grade may look, for the grade selector. */
export function drawGrade(grade: Grade): string {
  const ink = inkOf(`grade|${grade}`, '#3c4650')
  return svgOf({ box: [0, 0, 320, 240], content: corner(ink) + marks(ink, grade) }, 2)
}
