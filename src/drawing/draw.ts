import type { DevicePicture } from '#domain/device/device-picture.ts'
import type { View } from '#domain/device/view.ts'
import { consoleScene } from './console.ts'
import { consoleLooks } from './console-looks.ts'
import { type PictureFamily, pictureFamily } from './family.ts'
import { type Ink, inkOf } from './ink.ts'
import { laptopScene } from './laptop.ts'
import { laptopLooks } from './laptop-looks.ts'
import { phoneScene } from './phone.ts'
import { phoneLooks } from './phone-looks.ts'
import { type Scene, svgOf } from './svg.ts'
import { tabletScene } from './tablet.ts'
import { tabletLooks } from './tablet-looks.ts'
import { watchScene } from './watch.ts'
import { watchLooks } from './watch-looks.ts'

function isIn<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key)
}

function sceneOf(family: PictureFamily, ink: Ink, device: DevicePicture, view: View): Scene {
  if (isIn(phoneLooks, family)) return phoneScene(ink, phoneLooks[family], view)
  if (isIn(tabletLooks, family)) return tabletScene(ink, tabletLooks[family], view)
  if (isIn(laptopLooks, family)) return laptopScene(ink, laptopLooks[family], view)
  if (isIn(consoleLooks, family)) return consoleScene(ink, consoleLooks[family], view)
  return watchScene(ink, watchLooks[family], view, { material: device.material, size: device.size })
}

/** Every view is about 600 pixels on its longer side: sharp on a card and small in an email. */
const longSide = 600

/** A complete SVG without external resources, fonts or the current time; identical for identical devices. */
export function drawDevice(device: DevicePicture, view: View): string {
  const { brand, name, type, year, colorHex, material, size } = device
  const ink = inkOf([brand, name, type, year, colorHex, material, size, view].join('|'), colorHex)
  const scene = sceneOf(pictureFamily(device), ink, device, view)
  return svgOf(scene, longSide / Math.max(scene.box[2], scene.box[3]))
}
