import type { Ink } from './ink.ts'
import type { LaptopLook } from './laptop-looks.ts'
import { clock, wallpaper } from './screen.ts'
import { circle, fade, linear, path, rect } from './svg.ts'

/** The lid with the screen on; the lower left corner of the glass is at x, the hinge at `hinge`. */
export function screenLid(ink: Ink, look: LaptopLook, x: number, y: number, w: number, h: number) {
  const { bezel, chin, r, notch, seam } = look
  const inner = Math.max(1, r - bezel + 1)
  const screen = {
    x: x + bezel,
    y: y + bezel,
    w: w - 2 * bezel,
    h: h - bezel - chin,
    r: inner,
    seam,
  }
  const middle = x + w / 2
  return [
    `<defs>${linear(ink.id('d'), 'down', [
      [0, ink.tone(0.3)],
      [1, ink.tone(-0.35)],
    ])}</defs>`,
    rect(x - 1.4, y - 1.4, w + 2.8, h + 3, r + 1.2, ink.fill('d')),
    rect(x, y, w, h, r, '#08090b'),
    wallpaper(ink, screen),
    notch
      ? path(
          `M${middle - 11} ${screen.y - 0.3}h22v3a2.6 2.6 0 0 1-2.6 2.6h-16.8a2.6 2.6 0 0 1-2.6-2.6Z`,
          '#08090b',
        )
      : '',
    circle(middle, notch ? screen.y + 2 : y + bezel / 2, 0.9, '#28314a'),
    rect(screen.x, screen.y, notch ? screen.w / 2 - 11 : screen.w, 5, 1, '#fff', fade(0.12)),
    clock(x + w / 2, y + h * 0.2, 16, 1.6),
    taskbar(middle, screen.y + screen.h, look),
    path(`M${x + w * 0.66} ${screen.y}H${x + w - bezel}V${y + h * 0.62}Z`, '#fff', fade(0.05)),
  ].join('')
}

function taskbar(middle: number, bottom: number, { mark }: LaptopLook): string {
  const colors = ['#f3efe4', '#e2b75c', '#d98c8c', '#2fae90', '#7fa3d8']
  const wide = mark === 'apple'
  const back = wide ? rect(middle - 31, bottom - 10.5, 62, 8.6, 3, '#fff', fade(0.26)) : ''
  return (
    back +
    colors
      .map((color, index) =>
        rect(middle - 27 + index * 11.4, bottom - 9, 6.4, 5.8, wide ? 1.8 : 1, color),
      )
      .join('')
  )
}
