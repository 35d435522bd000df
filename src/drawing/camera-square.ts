import { darkIsland, dot, flash, island, lens } from './lens.ts'
import type { Camera } from './phone-look.ts'
import { fade, line, rect } from './svg.ts'

/** Xiaomi 13 to 15: a square divided into four windows. */
export const fourWindows: Camera = ink =>
  darkIsland(ink, 7, 8, 52, 52, 13) +
  line('M33 10V58M9 34H57', '#3d424a', 0.8) +
  lens(ink, 20, 21.5, 9) +
  lens(ink, 46, 21.5, 9) +
  lens(ink, 20, 46.8, 9) +
  flash(46, 46.5, 3.2)

/** Mi 11, Xiaomi 12: one large lens above the smaller ones, in a stepped frame. */
export const steps: Camera = ink =>
  island(ink, 7, 8, 36, 54, 10) +
  rect(9.5, 10.5, 31, 28, 8, '#111317') +
  lens(ink, 22, 24.5, 11) +
  lens(ink, 19, 50.5, 7) +
  lens(ink, 33.5, 50.5, 4.6) +
  flash(36, 17, 1.9)

/** Redmi Note 9 to 11. */
export const redmiBlock: Camera = ink =>
  island(ink, 8, 8, 32, 60, 9) +
  lens(ink, 21, 22, 9.6) +
  lens(ink, 19, 43, 6.4) +
  lens(ink, 19, 58, 4.6) +
  dot(32, 43, 2.2) +
  flash(32.5, 57.5, 2.4)

/** Redmi Note 12 to 14: separate rings on a faint square. */
export const looseFour: Camera = ink =>
  rect(7.5, 8, 54, 54, 13, ink.tone(0.14), `stroke="${ink.tone(-0.12)}" stroke-width=".6"`) +
  lens(ink, 21, 22, 9.8) +
  lens(ink, 21, 47.5, 9.8) +
  lens(ink, 47.5, 22, 6.6) +
  flash(47.5, 47.5, 3)

/** Poco: a black mask over the full width. */
export const mask: Camera = (ink, { w }) =>
  darkIsland(ink, 5, 8, w - 10, 44, 10) +
  lens(ink, 20, 21, 7.4) +
  lens(ink, 20, 40, 5.6) +
  lens(ink, 38, 21, 6.4) +
  flash(38, 39.5, 2.6) +
  rect(56, 27.6, 28, 3.6, 1.8, '#565c66', fade(0.9))

/** Motorola edge and moto g: the body rises into a soft square. */
export const swell: Camera = ink =>
  rect(6, 6.5, 52, 52, 15, ink.tone(0.16)) +
  island(ink, 8, 8, 48, 48, 13) +
  lens(ink, 21, 21.5, 9.6) +
  lens(ink, 43, 21.5, 9.6) +
  lens(ink, 21, 44, 7.6) +
  flash(43, 43.5, 3)

/** Huawei P40: a flat block of black glass; P30: a slim pill. */
export const glassBlock: Camera = ink =>
  darkIsland(ink, 8, 8, 35, 61, 8) +
  lens(ink, 21, 21, 8.6) +
  lens(ink, 21, 41.5, 8.6) +
  lens(ink, 21, 59.5, 6) +
  flash(36, 15.5, 2.1) +
  dot(36, 24, 1.4)

export const slimPill: Camera = ink =>
  darkIsland(ink, 10, 9, 19, 66, 9.5) +
  lens(ink, 19.5, 19.5, 7.2) +
  lens(ink, 19.5, 38.5, 7.2) +
  lens(ink, 19.5, 57, 7.2) +
  dot(19.5, 69.5, 1.4) +
  flash(38, 19.5, 2.5)

/** Sony Xperia 1 and 5: a narrow pill in the corner of a tall, square-cut slab. */
export const narrowPill: Camera = ink =>
  darkIsland(ink, 7.5, 8, 17.5, 61, 8.7) +
  lens(ink, 16.2, 18, 7) +
  lens(ink, 16.2, 38.5, 7) +
  lens(ink, 16.2, 59, 7) +
  flash(33, 14.5, 2.2) +
  dot(33, 23, 1.3)

/** OnePlus 6 to 8: lenses in the middle, one below another. */
export const centerPill: Camera = (ink, { w }) =>
  darkIsland(ink, w / 2 - 9, 22, 18, 48, 9) +
  lens(ink, w / 2, 32, 6.6) +
  lens(ink, w / 2, 47, 6.6) +
  lens(ink, w / 2, 61, 6) +
  flash(w / 2, 77, 2.4)
