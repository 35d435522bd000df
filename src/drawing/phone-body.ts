import type { Ink } from './ink.ts'
import type { PhoneLook } from './phone-look.ts'
import { fade, linear, path, placed, rect } from './svg.ts'

type Framed = Pick<PhoneLook, 'w' | 'h' | 'r' | 'frame'>

const appleShape =
  'M12 7.2c1.6-1.3 3.6-1.7 5.6-.9 1 .4 1.8 1 2.4 1.9-2.9 1.9-2.6 6 .6 7.4-.8 2.3-2.6 5.9-4.9 5.9-1.4 0-2-.8-3.6-.8s-2.3.8-3.7.8C5.6 21.5 3 16.6 3 12.6 3 8.7 5.5 6.4 8 6.4c1.6 0 2.9.8 4 .8zM11.8 5.9c-.2-2.4 1.7-4.5 4-4.8.3 2.5-1.8 4.8-4 4.8z'

/** Apple's mark in a tone of the body colour, like polished glass in a matt back. */
export function appleMark(ink: Ink, x: number, y: number, size: number) {
  return placed(
    path(appleShape, ink.tone(ink.light > 0.45 ? -0.2 : 0.26), fade(0.85)),
    x - size / 2,
    y - size / 2,
    size / 24,
  )
}

/** Buttons as seen from the front; the back mirrors them. */
export function phoneButtons(ink: Ink, look: PhoneLook, side: 'front' | 'back'): string {
  const fill = ink.tone(-0.42)
  const left = side === 'front' ? -1.2 : look.w - 1.2
  const right = side === 'front' ? look.w - 1.2 : -1.2
  const key = (x: number, y: number, h: number) => rect(x, y, 2.4, h, 1.1, fill)
  if (look.buttons === 'apple') {
    return key(left, 38, 9) + key(left, 54, 17) + key(left, 76, 17) + key(right, 60, 27)
  }
  if (look.buttons === 'split') return key(left, 56, 12) + key(right, 50, 24) + key(right, 80, 14)
  return key(right, 46, 26) + key(right, 80, 15)
}

/** The metal band around the body, lit from the left. */
export function phoneFrame(ink: Ink, { w, h, r, frame }: Framed, side: 'front' | 'back'): string {
  const part = side === 'back' ? 'e' : 'h'
  const stops = {
    flat: [
      [0, ink.tone(0.62)],
      [0.03, ink.tone(-0.3)],
      [0.5, ink.tone(0.1)],
      [0.97, ink.tone(-0.34)],
      [1, ink.tone(0.4)],
    ],
    round: [
      [0, ink.tone(-0.2)],
      [0.05, ink.tone(0.45)],
      [0.5, ink.tone(-0.06)],
      [0.95, ink.tone(-0.1)],
      [1, ink.tone(-0.45)],
    ],
  } as const
  return `<defs>${linear(ink.id(part), 'across', stops[frame])}</defs>${rect(0, 0, w, h, r, ink.fill(part))}`
}

/** The glass set into the frame: light from the upper left, a diagonal sheen and a thin bright rim. */
export function phonePane(ink: Ink, { w, h, r, frame }: Framed): string {
  const inset = frame === 'flat' ? 1.7 : 1.1
  const inner = Math.max(2, r - inset)
  const white = ink.light > 0.75
  const glass = linear(ink.id('p'), 'diagonal', [
    [0, ink.tone(white ? 0.5 : 0.24)],
    [0.42, ink.hex],
    [1, ink.tone(white ? -0.13 : -0.24)],
  ])
  const sheen = linear(ink.id('s'), 'steep', [
    [0, '#fff', 0.2],
    [1, '#fff', 0],
  ])
  const corner = Math.max(1, inner - 0.5)
  return [
    `<defs>${glass}${sheen}</defs>`,
    rect(inset, inset, w - 2 * inset, h - 2 * inset, inner, ink.fill('p')),
    path(
      `M${w * 0.6} ${inset}H${w - inset - corner}a${corner} ${corner} 0 0 1 ${corner} ${corner}V${h * 0.56}Z`,
      ink.fill('s'),
    ),
    `<rect x="${inset + 0.5}" y="${inset + 0.5}" width="${w - 2 * inset - 1}" height="${h - 2 * inset - 1}" rx="${corner}" fill="none" stroke="#fff" stroke-width=".5" opacity=".22"/>`,
  ].join('')
}
