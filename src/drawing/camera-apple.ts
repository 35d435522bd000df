import { dot, flash, island, lens } from './lens.ts'
import type { Camera } from './phone-look.ts'
import { fade, linear, rect } from './svg.ts'

export const homeSingle: Camera = ink =>
  lens(ink, 16, 16, 6.6) + dot(25.5, 16, 0.9) + flash(32, 16, 2.5)

export const homePair: Camera = ink =>
  island(ink, 8, 9, 33, 15, 7.5) +
  lens(ink, 16, 16.5, 6) +
  lens(ink, 32.5, 16.5, 6) +
  flash(49, 16.5, 2.6)

export const notchSingle: Camera = ink =>
  lens(ink, 20, 21, 10) + dot(20, 35, 0.9) + flash(20, 41, 3)

export const verticalPill: Camera = ink =>
  island(ink, 9, 9, 20, 49, 10) +
  lens(ink, 19, 19, 7.8) +
  flash(19, 33.5, 2.5) +
  lens(ink, 19, 48, 7.8)

export const squarePair: Camera = ink =>
  island(ink, 8, 8, 43, 43, 13) +
  lens(ink, 20.5, 20, 9.2) +
  lens(ink, 20.5, 39.5, 9.2) +
  flash(40.5, 29.7, 3) +
  dot(40.5, 20, 1)

export const diagonalPair: Camera = ink =>
  island(ink, 8, 8, 43, 43, 13) +
  lens(ink, 20, 20, 9.6) +
  lens(ink, 39, 39, 9.6) +
  flash(39, 19.5, 3) +
  dot(20.5, 38.5, 1)

export const squareTrio: Camera = ink =>
  island(ink, 7.5, 7.5, 50, 50, 15) +
  lens(ink, 20.5, 20.5, 10.4) +
  lens(ink, 20.5, 44.5, 10.4) +
  lens(ink, 43.5, 32.5, 10.4) +
  flash(44, 15.3, 3) +
  dot(44, 49.7, 2.7)

export const tallPill: Camera = ink =>
  island(ink, 9, 9, 25, 51, 12.5) +
  lens(ink, 21.5, 21.7, 10.2) +
  lens(ink, 21.5, 47.3, 10.2) +
  flash(42.5, 34.5, 3)

export const plateau: Camera = (ink, { w, h }) =>
  [
    rect(8, 72, w - 16, h - 84, 13, ink.tone(0.1), `stroke="${ink.tone(-0.16)}" stroke-width=".7"`),
    island(ink, 3.4, 4, w - 6.8, 55, 17),
    lens(ink, 20.5, 18.5, 10.2),
    lens(ink, 20.5, 44.5, 10.2),
    lens(ink, 43.5, 31.5, 10.2),
    flash(w - 17, 18, 3.2),
    dot(w - 17, 45, 2.9),
    dot(w - 17, 31.5, 0.9),
  ].join('')

export const airBar: Camera = (ink, { w }) =>
  `<defs>${linear(ink.id('b'), 'down', [
    [0, ink.tone(0.4)],
    [1, ink.tone(-0.04)],
  ])}</defs>` +
  rect(5, 7, w - 10, 31, 15.5, '#000', fade(0.14)) +
  rect(
    4.4,
    5.6,
    w - 8.8,
    31,
    15.5,
    ink.fill('b'),
    `stroke="${ink.tone(-0.26)}" stroke-width=".7"`,
  ) +
  lens(ink, 21, 21, 11.2) +
  dot(w - 30, 21, 0.9) +
  flash(w - 20, 21, 3)
