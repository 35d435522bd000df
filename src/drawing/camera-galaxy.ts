import { darkIsland, dot, flash, island, lens } from './lens.ts'
import type { Camera } from './phone-look.ts'
import { fade, linear, path, rect, ring } from './svg.ts'

/** Separate lenses in one column on the left side. */
export function column(count: number, r: number, x = 20, top = 21, step = 23.5): Camera {
  return ink =>
    Array.from({ length: count }, (_, index) => lens(ink, x, top + index * step, r)).join('') +
    flash(x + 18.5, top + 2, 2.6)
}

export const ultra: Camera = ink =>
  [
    lens(ink, 19, 21, 9.6),
    lens(ink, 19, 46, 9.6),
    lens(ink, 19, 71, 9.6),
    dot(41, 17, 3.2),
    ring(41, 17, 3.6, ink.tone(-0.4), 0.7),
    flash(41, 30, 2.6),
    lens(ink, 41, 46, 6.8),
  ].join('')

/** S21 and S22: the metal of the frame wraps around the corner and holds the lenses. */
function contour(bottom: number): Camera {
  return ink =>
    [
      `<defs>${linear(ink.id('c'), 'diagonal', [
        [0, ink.tone(0.45)],
        [0.5, ink.tone(-0.12)],
        [1, ink.tone(-0.34)],
      ])}</defs>`,
      path(
        `M.8 18A17 17 0 0 1 17.8 1H27a10 10 0 0 1 10 10V${bottom - 13}a13 13 0 0 1-13 13H.8Z`,
        '#000',
        `opacity=".2" transform="translate(.9 1.4)"`,
      ),
      path(
        `M.4 17A16.6 16.6 0 0 1 17 .4H27a10 10 0 0 1 10 10V${bottom - 13}a13 13 0 0 1-13 13H.4Z`,
        ink.fill('c'),
        `stroke="${ink.tone(-0.4)}" stroke-width=".6"`,
      ),
    ].join('')
}

export const contourTrio: Camera = (ink, body) =>
  contour(78)(ink, body) +
  lens(ink, 20, 19.5, 8.8) +
  lens(ink, 20, 41, 8.8) +
  lens(ink, 20, 62.5, 8.8) +
  flash(47, 20, 2.8)

export const contourUltra: Camera = (ink, body) =>
  [
    contour(88)(ink, body),
    lens(ink, 19, 20, 9.6),
    lens(ink, 19, 44.5, 9.6),
    lens(ink, 19, 70, 9.6),
    dot(46, 20, 3),
    flash(46, 32, 2.6),
  ].join('')

/** S20, Note20, A51 to A53: a rounded block close to the corner. */
export const block: Camera = ink =>
  darkIsland(ink, 8, 8, 33, 57, 9) +
  lens(ink, 19, 20, 7) +
  lens(ink, 19, 37, 7) +
  lens(ink, 19, 54, 7) +
  lens(ink, 33, 45, 4) +
  flash(33, 19.5, 2.5)

export const paleBlock: Camera = ink =>
  island(ink, 8, 8, 36, 58, 11) +
  lens(ink, 20.5, 20.5, 8.4) +
  lens(ink, 20.5, 42, 8.4) +
  lens(ink, 35.5, 31, 4.8) +
  lens(ink, 35.5, 50, 4.2) +
  dot(20.5, 57.5, 2.4) +
  flash(35.5, 17.5, 2.4)

/** S10, Note10 and older: a horizontal strip below the top edge. */
export const strip: Camera = (ink, { w }) =>
  darkIsland(ink, w / 2 - 33, 22, 66, 17, 8.5) +
  lens(ink, w / 2 - 24, 30.5, 6.4) +
  lens(ink, w / 2 - 7, 30.5, 6.4) +
  lens(ink, w / 2 + 10, 30.5, 6.4) +
  flash(w / 2 + 24.5, 30.5, 2.4)

/** Z Flip: the hinge across the middle and the small screen beside the lenses. */
const flipHinge: Camera = (ink, { w, h }) =>
  rect(0, h / 2 - 1.3, w, 2.6, 0, ink.tone(-0.45)) +
  rect(0, h / 2 - 1.3, w, 0.7, 0, ink.tone(0.5), fade(0.8))

export const flipStrip: Camera = (ink, body) =>
  rect(2, 2, body.w - 4, 46, 15, '#0c0d10') +
  lens(ink, 20, 16, 7.4) +
  lens(ink, 20, 34, 7.4) +
  rect(46, 14, 42, 22, 5, ink.tone(-0.55)) +
  ring(58, 25, 5, '#e2b75c', 1.2) +
  rect(68, 20.5, 14, 2, 1, '#fff', fade(0.8)) +
  rect(68, 26.5, 9, 2, 1, '#fff', fade(0.5)) +
  flipHinge(ink, body)

export const flipCover: Camera = (ink, body) =>
  [
    `<defs>${linear(ink.id('c'), 'steep', [
      [0, '#12352f'],
      [1, '#b98a3a'],
    ])}</defs>`,
    rect(2, 2, body.w - 4, body.h / 2 - 5, 15, '#08090b'),
    path(
      `M6 20a14 14 0 0 1 14-14H${body.w - 20}a14 14 0 0 1 14 14V${body.h / 2 - 15}a6 6 0 0 1-6 6H62a7 7 0 0 1-7-7a9 9 0 0 0-9-9H12a6 6 0 0 1-6-6Z`,
      ink.fill('c'),
    ),
    lens(ink, 17, body.h / 2 - 15, 8),
    lens(ink, 38, body.h / 2 - 15, 8),
    flipHinge(ink, body),
  ].join('')
