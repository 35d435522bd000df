import type { Grade } from '#domain/device/device.ts'
import type { Ink } from './ink.ts'
import { circle, fade, line, path, ring } from './svg.ts'

const hairlines =
  'M176 66l34 15M196 58l26 22M214 98l38 9M168 176l40-12M188 196l30-4M232 150l26 14M100 176l26 12M84 206l30-8'

const scratches =
  'M178 68l40 17M192 84l26 7M158 184l38-15M214 198l22-14M104 170l22 12M246 112l14 15'

const magnified = 'M192 138l40 10M204 166l46-14M214 178l30-6M206 124l26 18'

const round = 'stroke-linecap="round"'

/**
 * Signs of use on 320 by 240: on a very good device hairlines show only under a magnifier, on a good device without one.
 * They catch the light on a dark back and look dark on a bright one.
 */
export function marks(ink: Ink, grade: Grade): string {
  const isBright = ink.light > 0.6
  const color = isBright ? ink.tone(-0.75) : '#fff'
  const thin = line(hairlines, color, 0.8, `${round} ${fade(0.26)}`)
  if (grade === 'very-good') return thin + magnifier(color, isBright ? '#8d8778' : '#f2efe6')
  const shadow = isBright ? '#fff' : '#000'
  return [
    thin,
    line(scratches, shadow, 1.6, `${round} transform="translate(.8 1)" ${fade(0.35)}`),
    line(scratches, color, 1.1, `${round} ${fade(0.6)}`),
  ].join('')
}

function magnifier(color: string, frame: string): string {
  return [
    circle(226, 152, 54, '#fff', fade(0.08)),
    ring(226, 152, 54, frame, 5),
    ring(226, 152, 54, '#8d8778', 1, fade(0.7)),
    line('M266 192L302 228', frame, 9, round),
    line(magnified, color, 1.1, `${round} ${fade(0.62)}`),
  ].join('')
}

/** Small chips in the frame at these places, with bare metal around them. */
export function chips(ink: Ink, places: readonly (readonly [x: number, y: number])[]): string {
  const shapes = places.map(([x, y]) => `M${x} ${y}l2.5 2-.5 5-3 2c-.6-3 0-6 1-9Z`).join('')
  const bare = places.map(([x, y]) => `M${x} ${y + 35}l4 12M${x + 1} ${y + 49}l3 6`).join('')
  return [
    path(shapes, ink.tone(0.62), `stroke="${ink.tone(-0.4)}" stroke-width=".8"`),
    line(bare, ink.tone(0.8), 1.4, round),
  ].join('')
}
