import type { View } from '#domain/device/view.ts'
import { besideCard } from './beside-card.ts'
import { ground, groundDefs } from './ground.ts'
import type { Ink } from './ink.ts'
import { lensDefs } from './lens.ts'
import { appleMark, phoneButtons, phoneFrame, phonePane } from './phone-body.ts'
import { flipFront, foldOpen } from './phone-fold.ts'
import { marginsOf, phoneFront } from './phone-front.ts'
import type { PhoneLook } from './phone-look.ts'
import { placed, type Scene } from './svg.ts'

function phoneBack(ink: Ink, look: PhoneLook): string {
  return [
    phoneButtons(ink, look, 'back'),
    phoneFrame(ink, look, 'back'),
    phonePane(ink, look),
    lensDefs(ink),
    look.camera(ink, look),
    look.mark === 0 ? '' : appleMark(ink, look.w / 2, look.h * look.mark, 19),
  ].join('')
}

const faces = {
  bar: phoneFront,
  flip: flipFront,
  fold: foldOpen,
} as const

function faceWidth({ form, w }: PhoneLook) {
  return form === 'fold' ? w * 2 - 6 : w
}

function alone(content: string, w: number, h: number): Scene {
  return {
    box: [-6, -6, w + 12, h + 12],
    content,
  }
}

/** Back and front side by side on one surface, as on a card. */
function pair(ink: Ink, look: PhoneLook): Scene {
  const room = 282
  const gap = 13
  const front = faceWidth(look)
  const scale = Math.min(1, room / (look.w + gap + front))
  const left = (300 - (look.w + gap + front) * scale) / 2
  const top = 218 - look.h * scale
  const frontLeft = left + (look.w + gap) * scale
  const content = [
    groundDefs(ink),
    ground(ink, left + (look.w * scale) / 2, 218.4, look.w * scale * 0.54),
    ground(ink, frontLeft + (front * scale) / 2, 218.4, front * scale * 0.54),
    placed(phoneBack(ink, look), left, top, scale),
    placed(faces[look.form](ink, look), frontLeft, top, scale),
  ].join('')
  return { box: [0, 0, 300, 225], content }
}

/** `inches`: the diagonal of the screen; what folds is not drawn to scale. */
export function phoneScene(ink: Ink, look: PhoneLook, view: View, inches?: number): Scene {
  switch (view) {
    case 'scale': {
      if (inches === undefined || look.form !== 'bar') return phoneScene(ink, look, 'front')
      const { w, h } = look
      const { top, side, bottom } = marginsOf(look)
      const screen = { w: w - 2 * side, h: h - top - bottom }
      return besideCard(ink, { content: phoneFront(ink, look), w, h, screen }, inches)
    }
    case 'back':
      return alone(phoneBack(ink, look), look.w, look.h)
    case 'front':
      return alone(faces[look.form](ink, look), faceWidth(look), look.h)
    case 'open':
      return alone(faces[look.form](ink, look), faceWidth(look), look.h)
    case 'pair':
      return pair(ink, look)
    case 'detail': {
      const w = look.w * look.closeUp + 8
      const top = look.form === 'flip' ? look.h * 0.2 : -4
      return { box: [-4, top, w, w * 0.75], content: phoneBack(ink, look) }
    }
  }
}
