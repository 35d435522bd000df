import type { View } from '#domain/device/view.ts'
import type { Ink } from './ink.ts'
import { placed, type Scene } from './svg.ts'
import { band, bandKindOf } from './watch-band.ts'
import { watchCase, watchUnderside } from './watch-case.ts'
import { watchFace } from './watch-face.ts'
import type { WatchLook } from './watch-looks.ts'

function reachOf({ shape, h, w }: WatchLook) {
  return shape === 'rectangle' ? h - 4 : w - 3
}

function strapped(ink: Ink, look: WatchLook, material: string | undefined) {
  return band(ink, bandKindOf(material, look), look, reachOf(look))
}

function fromFront(ink: Ink, look: WatchLook, material: string | undefined) {
  return strapped(ink, look, material) + watchCase(ink, look) + watchFace(ink, look)
}

function fromBelow(ink: Ink, look: WatchLook, material: string | undefined) {
  return strapped(ink, look, material) + watchUnderside(ink, look)
}

type WatchMake = { readonly material: string | undefined; readonly size: string | undefined }

/** A 41 mm case is drawn slightly smaller than a 45 mm one, so that sizes are distinguishable side by side. */
function scaleOf(size: string | undefined): number {
  const millimetres = Number.parseFloat(size ?? '')
  if (!Number.isFinite(millimetres)) return 1
  return Math.max(0.88, Math.min(1.06, 1 + (millimetres - 45) * 0.018))
}

export function watchScene(ink: Ink, look: WatchLook, view: View, make: WatchMake): Scene {
  const scale = scaleOf(make.size) * (look.shape === 'rectangle' ? 0.88 : 0.89)
  const tall: Scene['box'] = [-75, -125, 150, 250]
  switch (view) {
    case 'pair':
      return {
        box: [0, 0, 300, 225],
        content: placed(fromFront(ink, look, make.material), 150, 112.5, scale),
      }
    case 'scale':
    case 'front':
      return { box: tall, content: fromFront(ink, look, make.material) }
    case 'open':
      return { box: tall, content: fromFront(ink, look, make.material) }
    case 'back':
      return { box: tall, content: fromBelow(ink, look, make.material) }
    case 'detail':
      return { box: [-28, -42, 84, 63], content: fromFront(ink, look, make.material) }
  }
}
