import { lightness } from './color.ts'
import { four, stick } from './game-keys.ts'
import { type Ink, recolored } from './ink.ts'
import { clock, wallpaper } from './screen.ts'
import { circle, line, linear, path, placed, rect, ring } from './svg.ts'

/** Red and blue produce the well-known neon pair; any other colour is used on both sides. */
export function joyConsOf(hex: string): readonly [left: string, right: string] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
  const neonRed = r > 180 && g < 110 && b < 110
  const neonBlue = b > 160 && r < 90
  return neonRed || neonBlue ? ['#0ab9e6', '#ff4a3a'] : [hex, hex]
}

function joyCon(ink: Ink, hex: string, side: 'left' | 'right', h: number): string {
  const own = recolored(ink, hex, side)
  const shine = linear(own.id('a'), 'down', [
    [0, own.tone(0.22)],
    [0.5, own.hex],
    [1, own.tone(-0.16)],
  ])
  const keys = lightness(hex) > 0.7 ? '#30343b' : '#1b1d22'
  const left = side === 'left'
  const shape = left
    ? `M37 0V${h}H19A19 19 0 0 1 0 ${h - 19}V19A19 19 0 0 1 19 0Z`
    : `M0 0V${h}H18A19 19 0 0 0 37 ${h - 19}V19A19 19 0 0 0 18 0Z`
  return [
    `<defs>${shine}</defs>`,
    path(shape, own.fill('a'), `stroke="${own.tone(-0.3)}" stroke-width=".7"`),
    left
      ? stick(19, 29, 8.4) + four(19, 57, 6.6, 3.1, keys)
      : four(18, 29, 6.6, 3.1, keys) + stick(18, 58, 8.4),
    left ? line('M24 11H31', keys, 1.8) : line('M6 11H13M9.5 7.500V14.5', keys, 1.8),
    left
      ? rect(22, 74, 6, 6, 1, keys)
      : circle(11, 77, 3.4, keys) + ring(11, 77, 3.4, '#7c828b', 0.7),
  ].join('')
}

/** Switch and Switch OLED: a tablet between two Joy-Cons. */
export function switchConsole(bezel: number, slab = '#1d1f23'): (ink: Ink) => string {
  return ink => {
    const [left, right] = joyConsOf(ink.hex)
    const [w, h] = [182, 104]
    return placed(
      [
        rect(40, -1.2, 16, 3, 1.4, '#0b0c0e'),
        rect(35, 0, w, h, 3, slab, 'stroke="#0a0b0d" stroke-width=".6"'),
        wallpaper(ink, {
          x: 37 + bezel,
          y: bezel,
          w: w - 4 - 2 * bezel,
          h: h - 2 * bezel,
          r: 1.5,
          seam: 'rising',
        }),
        clock(126, 26, 17),
        joyCon(ink, left, 'left', h),
        placed(joyCon(ink, right, 'right', h), 215, 0),
      ].join(''),
      24,
      60,
    )
  }
}

/** Switch 2: larger and dark, with colour only where the Joy-Con meets the screen and around the sticks. */
export function switchTwo(ink: Ink) {
  return placed(
    [
      `<defs>${linear(ink.id('p'), 'down', [
        [0, '#3a3d43'],
        [1, '#1b1d21'],
      ])}</defs>`,
      rect(0, 0, 272, 114, 17, ink.fill('p'), 'stroke="#0b0c0e" stroke-width=".7"'),
      rect(39, 1, 194, 112, 2, '#090a0c'),
      line('M38.4 3V111', '#0ab9e6', 1.6),
      line('M233.6 3V111', '#ff4a3a', 1.6),
      wallpaper(ink, { x: 44, y: 6, w: 184, h: 102, r: 1.5, seam: 'rising' }),
      clock(136, 26, 18),
      stick(19.5, 32, 9, '#0ab9e6'),
      four(19.5, 63, 7, 3.3, '#0c0d0f'),
      four(252.5, 32, 7, 3.3, '#0c0d0f'),
      stick(252.5, 64, 9, '#ff4a3a'),
      line('M25 13H32M241 13H248M244.5 9.500V16.5', '#0c0d0f', 1.8),
    ].join(''),
    14,
    55,
  )
}
