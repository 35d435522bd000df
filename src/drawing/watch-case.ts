import type { Ink } from './ink.ts'
import { circle, fade, line, linear, radial, rect, ring, round } from './svg.ts'
import type { WatchLook } from './watch-looks.ts'

function crown(x: number, y: number, w: number, h: number, ink: Ink) {
  return (
    rect(x, y, w, h, 1.8, ink.tone(-0.2), `stroke="${ink.tone(-0.5)}" stroke-width=".5"`) +
    line(
      `M${round(x + w / 2)} ${round(y + 1)}V${round(y + h - 1)}`,
      ink.tone(-0.55),
      w - 1.2,
      'stroke-dasharray=".6 .9"',
    )
  )
}

function pusher(angle: number, r: number, ink: Ink, wide = 9) {
  return `<g transform="rotate(${angle})">${rect(r - 2, -wide / 2, 6, wide, 1.6, ink.tone(-0.28), `stroke="${ink.tone(-0.5)}" stroke-width=".5"`)}</g>`
}

/** Crown and buttons, drawn below the case so that they appear to come out of it. */
function keys(ink: Ink, look: WatchLook): string {
  const { w } = look
  switch (look.keys) {
    case 'none':
      return ''
    case 'one':
      return look.shape === 'rectangle'
        ? rect(w - 1, -7, 4, 14, 1.8, ink.tone(-0.35))
        : pusher(-28, w, ink)
    case 'two':
      return pusher(-32, w, ink) + pusher(32, w, ink)
    case 'crown':
      return (
        crown(w - 1, look.shape === 'rectangle' ? -25 : -8, 6, 16, ink) +
        (look.shape === 'rectangle' ? rect(w - 1.2, 4, 2.6, 19, 1.2, ink.tone(-0.34)) : '')
      )
    case 'crown-and-two':
      return pusher(-30, w, ink, 7) + crown(w - 1, -5, 6, 10, ink) + pusher(30, w, ink, 7)
    case 'crown-orange':
      return (
        rect(w - 3, -27, 6, 44, 3, ink.tone(-0.12)) +
        crown(w, -22, 6.4, 16, ink) +
        rect(w + 2.4, 0, 2.4, 13, 1, '#d9692a') +
        rect(-w - 2.6, -9, 4, 18, 1.8, '#d9692a')
      )
    case 'five':
      return [-32, 32, 148, 180, 212].map(angle => pusher(angle, w, ink, 8)).join('')
  }
}

function roundRim(ink: Ink, { w, ring: rim, bezel }: WatchLook): string {
  if (rim === 'plain') return ''
  const middle = w - bezel / 2 + 0.4
  if (rim === 'turning') {
    return (
      ring(0, 0, w - 1.6, ink.tone(0.4), 2.4, 'stroke-dasharray="1 1.1" opacity=".7"') +
      ring(0, 0, middle - 1, '#191b1f', bezel - 4.4)
    )
  }
  const screws = [45, 135, 225, 315].map(angle => {
    const x = middle * Math.cos((angle * Math.PI) / 180)
    const y = middle * Math.sin((angle * Math.PI) / 180)
    return circle(x, y, 1.7, ink.tone(0.35), `stroke="${ink.tone(-0.5)}" stroke-width=".5"`)
  })
  return ring(0, 0, middle, ink.tone(-0.3), bezel - 2.4) + screws.join('')
}

function metal(ink: Ink) {
  return `<defs>${linear(ink.id('e'), 'diagonal', [
    [0, ink.tone(0.6)],
    [0.3, ink.hex],
    [0.7, ink.tone(-0.2)],
    [1, ink.tone(0.15)],
  ])}</defs>`
}

/** The lugs that hold the band of a round case. */
function lugs(ink: Ink, { w, bandWidth }: WatchLook) {
  return [-1, 1]
    .map(side =>
      rect(-bandWidth - 1.5, side < 0 ? -w - 4 : w - 16, bandWidth * 2 + 3, 20, 5, ink.tone(-0.22)),
    )
    .join('')
}

export function watchCase(ink: Ink, look: WatchLook): string {
  const { w, h, r, shape } = look
  const edge = `stroke="${ink.tone(-0.45)}" stroke-width=".6"`
  if (shape === 'rectangle') {
    return [
      metal(ink),
      keys(ink, look),
      rect(-w, -h, 2 * w, 2 * h, r, ink.fill('e'), edge),
      rect(
        -w + 2.2,
        -h + 2.2,
        2 * w - 4.4,
        2 * h - 4.4,
        r - 2.2,
        '#050607',
        `stroke="${ink.tone(0.3)}" stroke-width=".5"`,
      ),
    ].join('')
  }
  return [
    metal(ink),
    keys(ink, look),
    shape === 'dome' ? '' : lugs(ink, look),
    circle(0, 0, w, ink.fill('e'), edge),
    circle(0, 0, w - (shape === 'dome' ? 1 : 2.6), '#050607'),
    roundRim(ink, look),
    shape === 'dome' ? ring(0, 0, w - 2.2, '#fff', 1, fade(0.25)) : '',
  ].join('')
}

/** The underside, which touches the wrist: crystal and sensors. */
export function watchUnderside(ink: Ink, look: WatchLook): string {
  const { w, h, r, shape } = look
  const reach = Math.min(w, h) * 0.68
  const glass = radial(ink.id('u'), [
    [0, '#2c313b'],
    [0.7, '#14161a'],
    [1, '#0b0c0e'],
  ])
  const eyes = [0, 90, 180, 270].map(angle => {
    const x = reach * 0.52 * Math.cos((angle * Math.PI) / 180)
    const y = reach * 0.52 * Math.sin((angle * Math.PI) / 180)
    return circle(x, y, reach * 0.17, '#0a2a22', 'stroke="#2fae90" stroke-width=".8"')
  })
  return [
    metal(ink),
    `<defs>${glass}</defs>`,
    keys(ink, look),
    shape === 'rectangle'
      ? rect(-w, -h, 2 * w, 2 * h, r, ink.fill('e'))
      : circle(0, 0, w, ink.fill('e')),
    circle(0, 0, reach + 2, ink.tone(-0.3)),
    circle(0, 0, reach, ink.fill('u')),
    ring(0, 0, reach * 0.82, ink.tone(0.2), 0.6, fade(0.6)),
    ...eyes,
    circle(0, 0, reach * 0.2, '#3a0f12', 'stroke="#a83a34" stroke-width=".7"'),
  ].join('')
}
