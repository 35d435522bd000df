import { type Ink, recolored } from './ink.ts'
import { circle, fade, line, linear, path, rect, round } from './svg.ts'
import type { BandKind, WatchLook } from './watch-looks.ts'

/** Bands by material: aluminium → sport band, steel → metal link (leather on round cases), titanium → trail loop. */
export function bandKindOf(material: string | undefined, look: WatchLook): BandKind {
  const text = (material ?? '').toLowerCase()
  if (/titan|титан|τιτάν|τιτανι/.test(text)) return 'trail'
  if (/leather|piele|кож|bőr|δέρμα/.test(text)) return 'leather'
  if (/steel|stainless|o[tțţ]el|inox|acél|стомана|χάλυβ|ατσάλ|metal|ceram/.test(text)) {
    return look.shape === 'rectangle' ? 'link' : 'leather'
  }
  return 'sport'
}

function bandHex(kind: BandKind, ink: Ink): string {
  switch (kind) {
    case 'link':
      return ink.hex
    case 'leather':
      return ink.light > 0.45 ? '#8c5a35' : '#3a2a22'
    case 'trail':
      return ink.light > 0.4 ? '#c98a3d' : '#39423f'
    case 'sport':
      return ink.light > 0.72 ? '#e9e4d9' : ink.hex
  }
}

/** One half of the band: starts at the case at y = 0 and narrows up to -70. */
function half(a: number) {
  return `M-${round(a)} 8C-${round(a)}-14-${round(a - 4)}-38-${round(a - 6)}-66a5 5 0 0 1 5-5H${round(a - 11)}a5 5 0 0 1 5 5C${round(a - 4)}-38 ${round(a)}-14 ${round(a)} 8Z`
}

function links(a: number, ink: Ink): string {
  const rows = Array.from({ length: 8 }, (_, index) => {
    const y = -2 - index * 8.4
    const reach = a - 0.6 - index * 0.75
    return line(`M-${round(reach)} ${round(y)}H${round(reach)}`, ink.tone(-0.42), 0.9)
  })
  return (
    rows.join('') + line(`M-${round(a * 0.42)} 6V-70M${round(a * 0.42)} 6V-70`, ink.tone(-0.3), 0.8)
  )
}

function texture(kind: BandKind, a: number, ink: Ink, end: 'top' | 'bottom'): string {
  switch (kind) {
    case 'sport':
      return end === 'top'
        ? circle(0, -56, 2.6, ink.tone(-0.35)) + circle(0, -56, 1.4, ink.tone(0.3))
        : [-30, -40, -50, -60].map(y => rect(-2.6, y, 5.2, 2.8, 1.4, ink.tone(-0.4))).join('')
    case 'link':
      return links(a, ink)
    case 'leather':
      return line(
        `M-${round(a - 3)} 6C-${round(a - 3)}-14-${round(a - 7)}-38-${round(a - 9)}-66M${round(a - 3)} 6C${round(a - 3)}-14 ${round(a - 7)}-38 ${round(a - 9)}-66`,
        ink.tone(0.42),
        0.9,
        'stroke-dasharray="2.6 1.6"',
      )
    case 'trail':
      return (
        line(
          `M-${round(a * 0.55)} 6V-70M0 6V-70M${round(a * 0.55)} 6V-70`,
          ink.tone(-0.22),
          a * 0.34,
          'stroke-dasharray="1 1.7"',
        ) + (end === 'top' ? rect(-5, -71, 10, 12, 1, '#d2592a') : '')
      )
  }
}

/** Both halves of the band, joined to a case whose ends are `reach` from the middle. */
export function band(ink: Ink, kind: BandKind, look: WatchLook, reach: number): string {
  const own = recolored(ink, bandHex(kind, ink), 'b')
  const a = look.bandWidth
  const shine = linear(own.id('a'), 'across', [
    [0, own.tone(-0.32)],
    [0.3, own.tone(0.1)],
    [0.5, own.tone(kind === 'link' ? 0.4 : 0.2)],
    [0.75, own.hex],
    [1, own.tone(-0.38)],
  ])
  const one = (end: 'top' | 'bottom') =>
    path(half(a), own.fill('a'), `stroke="${own.tone(-0.4)}" stroke-width=".5"`) +
    texture(kind, a, own, end) +
    path(
      `M-${a} 8C-${a} 2-${a} 0-${round(a - 0.6)}-6H${round(a - 0.6)}C${a} 0 ${a} 2 ${a} 8Z`,
      '#000',
      fade(0.22),
    )
  return `<defs>${shine}</defs><g transform="translate(0 -${reach})">${one('top')}</g><g transform="translate(0 ${reach}) scale(1 -1)">${one('bottom')}</g>`
}
