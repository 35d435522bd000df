import type { Ink } from './ink.ts'
import type { LaptopLook } from './laptop-looks.ts'
import { appleMark } from './phone-body.ts'
import { circle, line, rect, ring } from './svg.ts'

/** The maker's mark on the lid, without letters. */
export function lidMark(
  ink: Ink,
  { mark }: LaptopLook,
  x: number,
  y: number,
  w: number,
  h: number,
) {
  const tone = ink.tone(ink.light > 0.45 ? -0.24 : 0.3)
  const middle = x + w / 2
  const center = y + h / 2
  const marks: Readonly<Record<LaptopLook['mark'], () => string>> = {
    none: () => '',
    apple: () => appleMark(ink, middle, center, 30),
    ring: () => ring(middle, center, 11, tone, 2.2),
    dot: () =>
      rect(x + w - 44, y + h - 22, 26, 4, 2, tone) +
      circle(x + w - 20.5, y + h - 22.6, 2.1, '#d3251f'),
    squares: () =>
      [
        [-9, -9],
        [0.8, -9],
        [-9, 0.8],
        [0.8, 0.8],
      ]
        .map(([dx = 0, dy = 0]) => rect(middle + dx, center + dy, 8.2, 8.2, 0, tone))
        .join(''),
    bars: () =>
      rect(x, y + h * 0.1, 3, h * 0.3, 0, tone) + rect(x + w - 40, y + 16, 24, 5, 1, tone),
    slashes: () =>
      line(
        `M${middle - 9} ${center + 9}l5-18M${middle - 3} ${center + 9}l5-18M${middle + 3} ${center + 9}l5-18M${middle + 9} ${center + 9}l5-18`,
        tone,
        2,
      ),
    angle: () =>
      line(
        `M${middle - 14} ${center + 9}L${middle} ${center - 11}L${middle + 14} ${center + 9}M${middle - 5} ${center + 9}L${middle} ${center + 1}L${middle + 5} ${center + 9}`,
        tone,
        2.2,
      ),
  }
  return marks[mark]()
}
