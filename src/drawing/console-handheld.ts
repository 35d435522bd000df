import { shade } from './color.ts'
import { four, stick } from './game-keys.ts'
import type { Ink } from './ink.ts'
import { clock, wallpaper } from './screen.ts'
import { fade, line, linear, placed, rect } from './svg.ts'

type Slab = {
  readonly w: number
  readonly h: number
  readonly r: number
  readonly screen: number
  readonly pads: boolean
  readonly even: boolean
}

/** One shell around everything: Switch Lite, Steam Deck, ROG Ally and similar. */
function slab(ink: Ink, { w, h, r, screen, pads, even }: Slab): string {
  const side = (w - screen) / 2
  const high = pads ? h - 26 : h - 18
  const keys = ink.light > 0.4 ? shade(ink.hex, -0.2) : shade(ink.hex, 0.24)
  const column = side / 2
  const [dpad, leftStick, rightStick] = even
    ? [
        [column - 7, 24],
        [side - 12, 33],
        [w - side + 12, 33],
      ]
    : [
        [column, 60],
        [column, 28],
        [w - column, 58],
      ]
  const pad = (x: number) =>
    rect(x - 10, h / 2 + 2, 20, 20, 3, shade(ink.hex, 0.14), 'stroke="#000" stroke-width=".6"')
  return placed(
    [
      `<defs>${linear(ink.id('p'), 'down', [
        [0, ink.tone(0.24)],
        [0.5, ink.hex],
        [1, ink.tone(-0.2)],
      ])}</defs>`,
      rect(10, -2, 34, 6, 3, ink.tone(-0.4)),
      rect(w - 44, -2, 34, 6, 3, ink.tone(-0.4)),
      rect(0, 0, w, h, r, ink.fill('p'), `stroke="${ink.tone(-0.4)}" stroke-width=".7"`),
      rect(side - 3, (h - high) / 2 - 3, screen + 6, high + 6, 4, '#08090b'),
      wallpaper(ink, { x: side, y: (h - high) / 2, w: screen, h: high, r: 1.5, seam: 'crossing' }),
      clock(w / 2, (h - high) / 2 + high * 0.18, 16),
      pathCross(dpad?.[0] ?? 20, dpad?.[1] ?? 60, keys),
      stick(leftStick?.[0] ?? 20, leftStick?.[1] ?? 28, 7.4),
      stick(rightStick?.[0] ?? 20, rightStick?.[1] ?? 58, 7.4),
      four(even ? w - column + 7 : w - column, even ? 24 : 28, 5.8, 2.7, keys),
      pads ? pad(column + 3) + pad(w - column - 3) : '',
      line(`M14 ${h - 9}h8M${w - 22} ${h - 9}h8`, ink.tone(-0.45), 1.4, fade(0.7)),
    ].join(''),
    (300 - w) / 2,
    (220 - h) / 2,
  )
}

function pathCross(x: number, y: number, fill: string) {
  return rect(x - 2.5, y - 7.6, 5, 15.2, 1, fill) + rect(x - 7.6, y - 2.5, 15.2, 5, 1, fill)
}

export function switchLite(ink: Ink) {
  return slab(ink, { w: 250, h: 109, r: 19, screen: 166, pads: false, even: false })
}
export function steamDeck(ink: Ink) {
  return slab(ink, { w: 280, h: 112, r: 26, screen: 160, pads: true, even: true })
}
export function rogAlly(ink: Ink) {
  return slab(ink, { w: 270, h: 110, r: 24, screen: 168, pads: false, even: false })
}
