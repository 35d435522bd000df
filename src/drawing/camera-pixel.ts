import { darkIsland, dot, flash, island, lens } from './lens.ts'
import type { Camera } from './phone-look.ts'
import { fade, linear, path, rect } from './svg.ts'

/** Pixel 6: a black visor from edge to edge; the body above it is lighter. */
export const visor: Camera = (ink, { w, r }) =>
  [
    path(
      `M2 ${r}A${r - 2} ${r - 2} 0 0 1 ${r} 2H${w - r}a${r - 2} ${r - 2} 0 0 1 ${r - 2} ${r - 2}V32H2Z`,
      ink.tone(0.3),
      fade(0.75),
    ),
    `<defs>${linear(ink.id('c'), 'down', [
      [0, '#33373d'],
      [0.2, '#101216'],
      [1, '#060708'],
    ])}</defs>`,
    rect(0.6, 33.6, w - 1.2, 25, 2.5, '#000', fade(0.22)),
    rect(0, 32, w, 25, 2.5, ink.fill('c')),
    lens(ink, 21, 44.5, 8),
    lens(ink, 43, 44.5, 8),
    flash(w - 22, 44.5, 3),
  ].join('')

function metalBar(w: number): Camera {
  return ink =>
    [
      `<defs>${linear(ink.id('c'), 'down', [
        [0, ink.tone(0.5)],
        [0.25, ink.tone(-0.16)],
        [1, ink.tone(-0.4)],
      ])}</defs>`,
      rect(0, 35, w, 26, 2, '#000', fade(0.2)),
      rect(-0.4, 33, w + 0.8, 26, 2.5, ink.fill('c')),
    ].join('')
}

/** Pixel 7 and 8: the bar is the frame's metal, with dark windows cut in it. */
export const metalVisor: Camera = (ink, body) =>
  metalBar(body.w)(ink, body) +
  rect(13, 37, 46, 18, 9, '#0b0c0f') +
  lens(ink, 23, 46, 7.6) +
  lens(ink, 48.5, 46, 7.6) +
  flash(body.w - 21, 46, 3)

export const metalVisorPro: Camera = (ink, body) =>
  metalBar(body.w)(ink, body) +
  rect(9, 37, 62, 18, 9, '#0b0c0f') +
  lens(ink, 18.5, 46, 7.6) +
  lens(ink, 40, 46, 7.6) +
  lens(ink, 61, 46, 7) +
  flash(body.w - 17, 42.5, 2.8) +
  dot(body.w - 17, 50, 1.4)

/** Pixel 9 and later: the bar no longer reaches the edges. */
export function floatingPill(lenses: number): Camera {
  return (ink, { w }) => {
    const wide = lenses === 3 ? 82 : 70
    const left = (w - wide) / 2
    return [
      island(ink, left, 27, wide, 27, 13.5),
      rect(left + 4, 30.8, wide - 26, 19.4, 9.7, '#0b0c0f'),
      ...Array.from({ length: lenses }, (_, index) =>
        lens(ink, left + 14 + index * (lenses === 3 ? 18.5 : 24), 40.5, 8),
      ),
      flash(left + wide - 11, 40.5, 3),
    ].join('')
  }
}

/** Pixel 9a and 10a: almost flush. */
export const flushPill: Camera = ink =>
  rect(12, 20, 46, 21, 10.5, '#14161a', `stroke="${ink.tone(0.25)}" stroke-width=".8"`) +
  lens(ink, 22.8, 30.5, 7.6) +
  lens(ink, 46, 30.5, 7.6) +
  flash(67, 30.5, 2.8)

export const smallSquare: Camera = ink =>
  darkIsland(ink, 9, 9, 34, 34, 9) +
  lens(ink, 18.5, 26, 6.4) +
  lens(ink, 33.5, 26, 6.4) +
  flash(26, 35.5, 2.2) +
  dot(26, 16, 1.6)

/** Pixel 2 and 3: a glossy window above a matt body. */
export const glassWindow: Camera = (ink, { w, r }) =>
  path(
    `M2 ${r}A${r - 2} ${r - 2} 0 0 1 ${r} 2H${w - r}a${r - 2} ${r - 2} 0 0 1 ${r - 2} ${r - 2}V48a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4Z`,
    ink.tone(ink.light > 0.6 ? -0.82 : -0.55),
    fade(0.85),
  ) +
  lens(ink, 18, 20, 7) +
  flash(33, 20, 2.6) +
  `<circle cx="${w / 2}" cy="76" r="8.5" fill="${ink.tone(-0.1)}" stroke="${ink.tone(-0.25)}" stroke-width=".6"/>`
