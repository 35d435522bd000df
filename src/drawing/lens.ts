import type { Ink } from './ink.ts'
import { circle, fade, line, linear, radial, rect, ring } from './svg.ts'

/** One lens of radius 10, defined once per picture and reused at every position and size. */
export function lensDefs(ink: Ink): string {
  const rim = ink.light > 0.75 ? ink.tone(-0.38) : ink.tone(-0.5)
  const unit = [
    circle(0, 0, 10, ink.fill('m')),
    circle(0, 0, 8.7, '#08090b'),
    circle(0, 0, 6.2, '#15181e', 'stroke="#323743" stroke-width=".7"'),
    circle(0, 0, 3.9, ink.fill('i')),
    line('M-6.3-3.4A7.2 7.2 0 0 1-.6-7.2', '#fff', 1, 'stroke-linecap="round" opacity=".4"'),
    circle(-1.9, -2.1, 1.1, '#e4edff', fade(0.9)),
  ].join('')
  return `<defs>${linear(ink.id('m'), 'diagonal', [
    [0, ink.tone(0.55)],
    [0.5, ink.tone(-0.15)],
    [1, rim],
  ])}${radial(ink.id('i'), [
    [0, '#50659f'],
    [0.6, '#232c4d'],
    [1, '#0d1019'],
  ])}<g id="${ink.id('l')}">${unit}</g></defs>`
}

export function lens(ink: Ink, x: number, y: number, r: number) {
  return `<use href="#${ink.id('l')}" transform="translate(${x} ${y}) scale(${Math.round(r * 10) / 100})"/>`
}

export function flash(x: number, y: number, r = 2.6) {
  return (
    circle(x, y, r, '#f6eed8', `stroke="#b9ad8d" stroke-width=".5"`) +
    circle(x, y, r * 0.45, '#fffdf5')
  )
}

/** A microphone, a laser or a depth sensor. */
export function dot(x: number, y: number, r = 1.6) {
  return circle(x, y, r, '#15171a')
}

/** A raised island in the glass or metal of the body. */
export function island(ink: Ink, x: number, y: number, w: number, h: number, r: number): string {
  return [
    rect(x + 0.6, y + 1.4, w, h, r, '#000', fade(0.16)),
    `<defs>${linear(ink.id('c'), 'diagonal', [
      [0, ink.tone(0.34)],
      [0.6, ink.tone(0.06)],
      [1, ink.tone(-0.1)],
    ])}</defs>`,
    rect(x, y, w, h, r, ink.fill('c'), `stroke="${ink.tone(-0.28)}" stroke-width=".7"`),
  ].join('')
}

/** A raised island of black glass. */
export function darkIsland(ink: Ink, x: number, y: number, w: number, h: number, r: number) {
  return [
    rect(x + 0.6, y + 1.2, w, h, r, '#000', fade(0.2)),
    `<defs>${linear(ink.id('c'), 'diagonal', [
      [0, '#3a3e45'],
      [0.4, '#16181c'],
      [1, '#0b0c0f'],
    ])}</defs>`,
    rect(x, y, w, h, r, ink.fill('c'), `stroke="${ink.tone(0.12)}" stroke-width=".8"`),
  ].join('')
}

/** A raised disc with a machined metal rim. */
export function roundIsland(ink: Ink, x: number, y: number, r: number, face: string): string {
  return [
    circle(x + 0.5, y + 1.6, r, '#000', fade(0.2)),
    circle(x, y, r, ink.fill('m')),
    circle(x, y, r - 1.6, face),
    ring(x, y, r - 4, '#fff', 0.4, fade(0.18)),
  ].join('')
}
