import type { Ink } from './ink.ts'
import { phoneButtons, phoneFrame } from './phone-body.ts'
import { phoneFront } from './phone-front.ts'
import type { PhoneLook } from './phone-look.ts'
import { clock, wallpaper } from './screen.ts'
import { circle, fade, linear, rect } from './svg.ts'

/** The crease of the glass: a shadow with light on its far side. */
function crease(ink: Ink, direction: 'across' | 'down'): string {
  return `<defs>${linear(ink.id('f'), direction, [
    [0, '#000', 0],
    [0.45, '#000', 0.3],
    [0.55, '#fff', 0.22],
    [1, '#fff', 0],
  ])}</defs>`
}

/** Z Fold and similar, open: almost square, with a vertical crease. */
export function foldOpen(ink: Ink, look: PhoneLook): string {
  const w = look.w * 2 - 6
  const { h, r } = look
  const middle = w / 2
  return [
    phoneButtons(ink, { ...look, w }, 'front'),
    phoneFrame(ink, { ...look, w }, 'front'),
    rect(1.3, 1.3, w - 2.6, h - 2.6, r - 1.3, '#07080a'),
    wallpaper(ink, { x: 5, y: 5, w: w - 10, h: h - 10, r: r - 3, seam: look.seam }),
    crease(ink, 'across'),
    rect(middle - 9, 5, 18, h - 10, 0, ink.fill('f')),
    circle(w * 0.76, 13, 2.8, '#060708'),
    clock(w * 0.26, 30, 18),
    rect(middle - 22, h - 12, 44, 2, 1, '#fff', fade(0.8)),
    rect(middle - 5, 0, 10, 1.4, 0, ink.tone(-0.5)),
    rect(middle - 5, h - 1.4, 10, 1.4, 0, ink.tone(-0.5)),
  ].join('')
}

/** Z Flip and razr, open: a tall screen with a horizontal crease. */
export function flipFront(ink: Ink, look: PhoneLook): string {
  const { w, h } = look
  return [
    phoneFront(ink, look),
    crease(ink, 'down'),
    rect(4.8, h / 2 - 6, w - 9.6, 12, 0, ink.fill('f')),
    rect(0, h / 2 - 4, 1.4, 8, 0, ink.tone(-0.5)),
    rect(w - 1.4, h / 2 - 4, 1.4, 8, 0, ink.tone(-0.5)),
  ].join('')
}
