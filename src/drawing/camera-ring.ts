import type { Ink } from './ink.ts'
import { darkIsland, dot, flash, island, lens, roundIsland } from './lens.ts'
import type { Camera } from './phone-look.ts'
import { circle, fade, line, path, rect, ring } from './svg.ts'

/** A large disc in the middle with the lenses around it. */
export function greatDisc(y: number, r: number, face = '#101216'): Camera {
  return (ink, { w }) => {
    const x = w / 2
    const part = r * 0.46
    return [
      roundIsland(ink, x, y, r, face),
      lens(ink, x - part, y - part, r * 0.29),
      lens(ink, x + part, y - part, r * 0.29),
      lens(ink, x - part, y + part, r * 0.29),
      lens(ink, x + part, y + part, r * 0.29),
      flash(x, y + r * 0.72, 2.1),
    ].join('')
  }
}

/** OnePlus 11 to 13: a metal strap connects the disc to the left edge. */
export const strapDisc: Camera = ink =>
  [
    path('M0 19H30V55H0Z', ink.tone(0.18)),
    line('M0 19H30M0 55H30', ink.tone(-0.25), 0.7),
    roundIsland(ink, 35, 37, 28.5, '#14171b'),
    lens(ink, 24.5, 26.5, 7.8),
    lens(ink, 45.5, 26.5, 7.8),
    lens(ink, 24.5, 47.5, 7.8),
    flash(45.5, 47.5, 3),
  ].join('')

/** Two large rings in one line: Honor 50 to 90, Oppo Reno, OnePlus Nord, realme. */
export function twinRings(backing: 'pill' | 'square' | 'none'): Camera {
  return ink => {
    const rings = [
      roundIsland(ink, 24.5, 24, 14, '#101216') + lens(ink, 24.5, 24, 9.6),
      roundIsland(ink, 24.5, 58, 14, '#101216') + lens(ink, 24.5, 53, 5.2) + lens(ink, 24.5, 64, 4),
    ].join('')
    if (backing === 'pill') return island(ink, 8, 7, 33, 68, 16.5) + rings + flash(50, 24, 2.5)
    if (backing === 'square')
      return darkIsland(ink, 7, 7, 50, 68, 12) + rings + flash(49, 24, 2.4) + dot(49, 58)
    return rings + flash(47, 41, 2.6)
  }
}

/** Huawei P50 and P60, nova: two circles side by side down one oval. */
export const oval: Camera = ink =>
  [
    island(ink, 8, 7, 37, 78, 18.5),
    circle(26.5, 25.5, 15, '#0e1013'),
    ring(26.5, 25.5, 15, ink.tone(0.5), 0.9),
    lens(ink, 26.5, 18.5, 5.4),
    lens(ink, 20, 29.5, 5.2),
    lens(ink, 33, 29.5, 5.2),
    circle(26.5, 66, 15, '#0e1013'),
    ring(26.5, 66, 15, ink.tone(0.5), 0.9),
    lens(ink, 26.5, 63.5, 6.4),
    flash(26.5, 75, 2.1),
  ].join('')

/** Huawei Mate 30 to 60: a ring below the top edge. */
export const halo: Camera = (ink, { w }) => {
  const x = w / 2
  return [
    circle(x, 44, 31, ink.tone(0.3), fade(0.5)),
    ring(x, 44, 31, ink.tone(0.5), 0.8),
    roundIsland(ink, x, 44, 27, '#0d0f12'),
    lens(ink, x - 11, 33, 7),
    lens(ink, x + 11, 33, 7),
    lens(ink, x - 11, 55, 7),
    lens(ink, x + 11, 55, 7),
    flash(x, 44, 2),
  ].join('')
}

/** Nokia's round wheel in the middle. */
export const wheel: Camera = (ink, { w }) =>
  [
    roundIsland(ink, w / 2, 45, 22, '#15171b'),
    lens(ink, w / 2, 34.5, 6.4),
    lens(ink, w / 2 - 10.5, 47, 5.4),
    lens(ink, w / 2 + 10.5, 47, 5.4),
    flash(w / 2, 58, 2.4),
  ].join('')

/** A light strip, with a border so that it is visible on a white phone. */
function glow(ink: Ink, d: string) {
  return (
    line(d, ink.tone(ink.light > 0.5 ? -0.26 : -0.5), 3.5, 'stroke-linecap="round"') +
    line(d, '#fffef8', 2.4, 'stroke-linecap="round"')
  )
}

/** Nothing Phone: the coil, the slash and the stem of lights under clear glass. */
export const glyph: Camera = (ink, { w, h }) => {
  const seam = ink.tone(ink.light > 0.5 ? -0.2 : 0.28)
  const x = w / 2
  return [
    rect(10, 86, w - 20, 48, 22, 'none', `stroke="${seam}" stroke-width=".8"`),
    line(`M10 150H${x}V${h - 8}M${w - 10} 142H62V${h - 26}`, seam, 0.8),
    line(`M36 8V70M8 74H${w - 8}`, seam, 0.6, fade(0.7)),
    glow(ink, 'M32 40V22a12 12 0 0 0-24 0V44a12 12 0 0 0 12 12'),
    glow(ink, `M${w - 34} 34L${w - 16} 16`),
    glow(ink, `M${x - 26} 94a29 29 0 0 1 52 0M${x - 29} 106a29 29 0 0 0 12 25`),
    glow(ink, `M${x + 29} 106a29 29 0 0 1-24 30M${x} 158V178`),
    circle(x, 187, 1.6, '#c8332b'),
    lens(ink, 20, 20, 8.6),
    lens(ink, 20, 44, 8.6),
    flash(46, 20, 2.4),
  ].join('')
}

/** Nothing Phone (2a): two eyes. */
export const eyes: Camera = (ink, { w }) => {
  const seam = ink.tone(ink.light > 0.5 ? -0.2 : 0.28)
  const x = w / 2
  return [
    line(`M8 64H34M${w - 8} 64H66M${x} 96V150a10 10 0 0 0 10 10H${w - 12}`, seam, 0.8),
    circle(x, 46, 31, ink.tone(0.1), `stroke="${seam}" stroke-width=".8"`),
    glow(ink, `M${x - 36} 36a37 37 0 0 1 18-24M${x + 36} 52a37 37 0 0 1-30 31M${w - 10} 22V44`),
    island(ink, x - 25, 33, 50, 25, 12.5),
    lens(ink, x - 12.5, 45.5, 9.4),
    lens(ink, x + 12.5, 45.5, 9.4),
  ].join('')
}

/** Oppo Find X3 and X5: the back rises around the lenses like a crater. */
export const crater: Camera = ink =>
  [
    path(
      'M6 22A16 16 0 0 1 22 6H42C58 6 64 12 62 30L58 66C57 74 52 78 44 78H22A16 16 0 0 1 6 62Z',
      ink.tone(0.22),
      `stroke="${ink.tone(-0.2)}" stroke-width=".6"`,
    ),
    lens(ink, 22, 23, 10),
    lens(ink, 22, 51, 10),
    lens(ink, 45, 34, 7),
    flash(44, 54, 2.8),
  ].join('')
