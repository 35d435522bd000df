import { wallpaperOf } from './color.ts'
import type { Ink } from './ink.ts'
import { clock } from './screen.ts'
import { circle, fade, line, linear, path, rect, ring, round } from './svg.ts'
import type { WatchLook } from './watch-looks.ts'

function turn(radius: number, part: number) {
  return round(2 * Math.PI * radius * part)
}

/** An arc, drawn clockwise from the top. */
function arc(r: number, part: number, color: string, width: number, y: number) {
  return (
    ring(0, y, r, color, width, fade(0.22)) +
    ring(
      0,
      y,
      r,
      color,
      width,
      `stroke-linecap="round" stroke-dasharray="${turn(r, part)} 400" transform="rotate(-90 0 ${round(y)})"`,
    )
  )
}

function rings() {
  return (
    arc(24.5, 0.84, '#2fae90', 6, 5) +
    arc(17, 0.66, '#e2b75c', 6, 5) +
    arc(9.5, 0.45, '#e0705a', 6, 5) +
    clock(13, -37, 9.4, 2)
  )
}

function ticks(r: number) {
  return (
    ring(
      0,
      0,
      r,
      '#fff',
      3,
      `stroke-dasharray="1 ${round((2 * Math.PI * r) / 12 - 1)}" stroke-dashoffset=".5" opacity=".85"`,
    ) +
    ring(
      0,
      0,
      r,
      '#fff',
      1.6,
      `stroke-dasharray=".5 ${round((2 * Math.PI * r) / 60 - 0.5)}" stroke-dashoffset=".25" opacity=".4"`,
    )
  )
}

function hands(r: number) {
  return [
    ticks(r - 3),
    arc(r * 0.26, 0.7, '#2fae90', 2.4, r * 0.44),
    line(`M0 0L${round(-r * 0.46)} ${round(-r * 0.22)}`, '#fff', 3.4, 'stroke-linecap="round"'),
    line(`M0 0L${round(-r * 0.62)} ${round(r * 0.26)}`, '#fff', 2.4, 'stroke-linecap="round"'),
    line(
      `M0 ${round(r * 0.16)}L${round(r * 0.3)} ${round(-r * 0.72)}`,
      '#e2b75c',
      1.1,
      'stroke-linecap="round"',
    ),
    circle(0, 0, 2.4, '#e2b75c'),
  ].join('')
}

function digits(w: number, h: number) {
  const wide = Math.min(w * 0.62, 24)
  return [
    clock(0, -h * 0.42, Math.min(19, w * 0.5), 1.9),
    rect(-wide, h * 0.2, wide * 2, 2.8, 1.4, '#fff', fade(0.2)),
    rect(-wide, h * 0.2, wide * 1.5, 2.8, 1.4, '#2fae90'),
    rect(-wide, h * 0.4, wide * 2, 2.8, 1.4, '#fff', fade(0.2)),
    rect(-wide, h * 0.4, wide * 0.9, 2.8, 1.4, '#e2b75c'),
  ].join('')
}

function trail(w: number) {
  return [
    ticks(w - 4),
    ring(0, 0, w * 0.62, '#e2762c', 1, 'stroke-dasharray="2 2" opacity=".9"'),
    line(
      `M${round(-w * 0.46)} ${round(w * 0.3)}L${round(-w * 0.22)} ${round(-w * 0.02)}L${round(-w * 0.06)} ${round(w * 0.16)}L${round(w * 0.18)} ${round(-w * 0.2)}L${round(w * 0.46)} ${round(w * 0.3)}`,
      '#e2b75c',
      1.8,
      'stroke-linejoin="round"',
    ),
    clock(0, -w * 0.5, 9, 2.2),
  ].join('')
}

/** The content of the watch screen; the middle of the case is (0, 0). */
export function watchFace(ink: Ink, look: WatchLook): string {
  const [deep] = wallpaperOf(ink.hex)
  const w = look.w - look.bezel
  const h = look.h - look.bezel
  const faces: Readonly<Record<WatchLook['face'], () => string>> = {
    rings,
    hands: () => hands(w),
    digits: () => digits(w, h),
    trail: () => trail(Math.min(w, h)),
  }
  const glow = `<defs>${linear(ink.id('w'), 'steep', [
    [0, '#08090b'],
    [1, deep],
  ])}</defs>`
  const pane =
    look.shape === 'rectangle'
      ? rect(-w, -h, 2 * w, 2 * h, Math.max(4, look.r - look.bezel), ink.fill('w'))
      : circle(0, 0, w, ink.fill('w'))
  const sheen =
    look.shape === 'rectangle'
      ? path(
          `M${round(w * 0.1)}-${h}H${round(w - look.r + look.bezel)}a${look.r - look.bezel} ${look.r - look.bezel} 0 0 1 ${look.r - look.bezel} ${look.r - look.bezel}V${round(h * 0.3)}Z`,
          '#fff',
          fade(0.06),
        )
      : path(`M0-${w}A${w} ${w} 0 0 1 ${w} 0Z`, '#fff', fade(0.05))
  return glow + pane + faces[look.face]() + sheen
}
