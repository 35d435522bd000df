import type { Ink } from './ink.ts'
import { ellipse, radial } from './svg.ts'

/** The soft shadow of an object on a table; defined once and reused under every foot. */
export function groundDefs(ink: Ink) {
  return `<defs>${radial(ink.id('g'), [
    [0, '#000', 0.3],
    [1, '#000', 0],
  ])}</defs>`
}

export function ground(ink: Ink, x: number, y: number, rx: number, ry = 4.4) {
  return ellipse(x, y, rx, ry, ink.fill('g'))
}
