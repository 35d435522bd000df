import type { View } from '#domain/device/view.ts'
import { ground, groundDefs } from './ground.ts'
import type { Ink } from './ink.ts'
import { deck } from './laptop-deck.ts'
import type { LaptopLook } from './laptop-looks.ts'
import { lidMark } from './laptop-mark.ts'
import { screenLid } from './laptop-screen.ts'
import { deckFromAbove } from './laptop-top.ts'
import { fade, linear, path, placed, rect, type Scene } from './svg.ts'

/** Open on a table, as a seated user sees it. */
function onTable(ink: Ink, look: LaptopLook): Scene {
  const h = look.lid * look.ratio
  const hinge = 164
  const slope = {
    middle: 150,
    back: look.lid / 2 + 1,
    front: look.lid / 2 + 27,
    top: hinge,
    depth: 41,
  }
  return {
    box: [0, 0, 300, 225],
    content: [
      groundDefs(ink),
      ground(ink, 150, hinge + 41 + look.lip, look.lid / 2 + 34, 5),
      screenLid(ink, look, 150 - look.lid / 2, hinge - h - 1, look.lid, h),
      deck(ink, look, slope),
    ].join(''),
  }
}

/** Closed, from above. */
function lid(ink: Ink, look: LaptopLook): Scene {
  const w = 260
  const h = w * look.ratio + 14
  const shell = linear(ink.id('p'), 'diagonal', [
    [0, ink.tone(0.34)],
    [0.45, ink.hex],
    [1, ink.tone(-0.2)],
  ])
  return {
    box: [-10, -10, w + 20, h + 20],
    content: [
      `<defs>${shell}</defs>`,
      rect(2, 4, w, h, look.r + 4, '#000', fade(0.14)),
      rect(0, 0, w, h, look.r + 3, ink.tone(-0.4)),
      rect(
        0,
        0,
        w,
        h - 1.6,
        look.r + 3,
        ink.fill('p'),
        `stroke="${ink.tone(0.4)}" stroke-width=".6"`,
      ),
      rect(26, h - 5, w - 52, 3.4, 1.4, ink.tone(-0.4)),
      path(`M${w * 0.62} 0H${w - look.r - 3}L${w} ${look.r + 3}V${h * 0.6}Z`, '#fff', fade(0.07)),
      lidMark(ink, look, 0, 0, w, h),
    ].join(''),
  }
}

/** Screen and keyboard laid flat, both from straight above. */
function unfolded(ink: Ink, look: LaptopLook): Scene {
  const h = 260 * look.ratio
  return {
    box: [-10, -10, 280, h + 176 + 22],
    content: screenLid(ink, look, 0, 0, 260, h) + placed(deckFromAbove(ink, look), 0, h + 3),
  }
}

export function laptopScene(ink: Ink, look: LaptopLook, view: View): Scene {
  switch (view) {
    case 'pair':
      return onTable(ink, look)
    case 'scale':
    case 'front':
      return onTable(ink, look)
    case 'back':
      return lid(ink, look)
    case 'open':
      return unfolded(ink, look)
    case 'detail':
      return { box: [40, 6, 196, 147], content: deckFromAbove(ink, look) }
  }
}
