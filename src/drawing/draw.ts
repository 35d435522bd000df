import type { DeviceType, Grade } from '#domain/device/device.ts'
import type { DevicePicture } from '#domain/device/device-picture.ts'
import type { View } from '#domain/device/view.ts'
import { consoleScene } from './console.ts'
import { consoleLooks } from './console-looks.ts'
import { type PictureFamily, pictureFamily } from './family.ts'
import { chips, marks } from './grade-marks.ts'
import { type Ink, inkOf } from './ink.ts'
import { laptopScene } from './laptop.ts'
import { laptopLooks } from './laptop-looks.ts'
import { phoneScene } from './phone.ts'
import { phoneLooks } from './phone-looks.ts'
import { placed, type Scene, svgOf } from './svg.ts'
import { tabletScene } from './tablet.ts'
import { tabletLooks } from './tablet-looks.ts'
import { watchScene } from './watch.ts'
import { watchLooks } from './watch-looks.ts'

function isIn<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key)
}

function sceneOf(family: PictureFamily, ink: Ink, device: DevicePicture, view: View): Scene {
  if (isIn(phoneLooks, family))
    return phoneScene(ink, phoneLooks[family], view, device.displayInches)
  if (isIn(tabletLooks, family))
    return tabletScene(ink, tabletLooks[family], view, device.displayInches)
  if (isIn(laptopLooks, family)) return laptopScene(ink, laptopLooks[family], view)
  if (isIn(consoleLooks, family)) return consoleScene(ink, consoleLooks[family], view)
  return watchScene(ink, watchLooks[family], view, { material: device.material, size: device.size })
}

/** Every view is about 600 pixels on its longer side: sharp on a card and small in an email. */
const longSide = 600

/** A complete SVG without external resources, fonts or the current time; identical for identical devices. */
export function drawDevice(device: DevicePicture, view: View): string {
  return scaled(sceneOf(pictureFamily(device), inkFor(device, view), device, view))
}

/** What of a device shows its wear: the camera of a phone, the lid of a laptop, the case of a watch or a console. */
function closeUp(ink: Ink, device: DevicePicture): Scene {
  const family = pictureFamily(device)
  if (device.type !== 'LAPTOP') return sceneOf(family, ink, device, 'detail')
  const { box, content } = sceneOf(family, ink, device, 'back')
  const [x, y, w] = box
  const part = w * lidShown
  return { box: [x + w - part, y, part, (part * 3) / 4], content }
}

/** Of the width of a lid, from its right edge: with its mark. */
const lidShown = 0.62
const typesWithEdge: readonly DeviceType[] = ['SMARTPHONE', 'TABLET']

/** A device as worn as one of the grade may be. */
export function drawWorn(device: DevicePicture, grade: Grade): string {
  const ink = inkFor(device, grade)
  const { box, content } = closeUp(ink, device)
  const [x, y, w, h] = box
  // The marks are drawn on 320 by 240, where the left edge of the device is at `edge`.
  const scale = w / 320
  const edge = 1.5 - x / scale
  const hasChips = grade === 'good' && typesWithEdge.includes(device.type)
  const edges = hasChips ? [[edge, 84] as const, [edge, 168] as const] : []
  const worn = placed(marks(ink, grade) + chips(ink, edges), x, y, Math.max(scale, h / 240))
  return scaled({ box, content: content + worn })
}

function inkFor(
  { brand, name, type, year, colorHex, material, size }: DevicePicture,
  part: string,
) {
  return inkOf([brand, name, type, year, colorHex, material, size, part].join('|'), colorHex)
}

function scaled(scene: Scene): string {
  return svgOf(scene, longSide / Math.max(scene.box[2], scene.box[3]))
}
