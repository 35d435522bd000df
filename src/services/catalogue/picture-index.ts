import { type AccessoryPicture, accessoryPictures } from '#domain/device/accessory-picture.ts'
import { type Grade, grades } from '#domain/device/device.ts'
import type { DevicePicture } from '#domain/device/device-picture.ts'
import {
  accessoryPicturePath,
  devicePicturePath,
  gradePicturePath,
  wornPicturePath,
} from '#domain/device/picture-path.ts'
import { displayInches, type View, views } from '#domain/device/view.ts'
import {
  listPicturedAccessories,
  listPicturedDevices,
  type PicturedAccessory,
  type PicturedDevice,
} from '#store/catalogue/pictured.ts'
import type { Db } from '#store/database.ts'

/** The subject of a picture URL; http draws it. */
export type Picture =
  | { readonly kind: 'device'; readonly device: DevicePicture; readonly view: View }
  | { readonly kind: 'worn'; readonly device: DevicePicture; readonly grade: Grade }
  | { readonly kind: 'grade'; readonly grade: Grade }
  | {
      readonly kind: 'accessory'
      readonly accessory: {
        readonly type: AccessoryPicture
        readonly name: string
        readonly colorHex?: string
      }
    }

type Index = ReadonlyMap<string, Picture>

/** A device of unknown colour is drawn in plain grey. */
const plainHex = '#8e9296'
const reloadAfterMs = 60_000

/**
 * The picture of a URL such as /pictures/v1/apple-iphone-13-midnight-front.svg. The index is cached in memory; a
 * miss reloads it, at most once a minute.
 */
export function createPictureIndex(ctx: { readonly db: Db; readonly clock: () => Date }) {
  let index: Promise<Index> | undefined
  let loadedAt = 0
  const load = () => {
    loadedAt = ctx.clock().getTime()
    const loading = readIndex(ctx)
    // The cached index stays in use during a reload, and if the reload fails.
    index ??= loading
    loading.then(
      () => {
        index = loading
      },
      () => {
        if (index === loading) index = undefined
      },
    )
    return loading
  }
  const find = async (path: string): Promise<Picture | undefined> => {
    const found = (await (index ?? load())).get(path)
    if (found || ctx.clock().getTime() - loadedAt < reloadAfterMs) return found
    return (await load()).get(path)
  }
  return { find }
}

export type PictureIndex = ReturnType<typeof createPictureIndex>

async function readIndex(ctx: { readonly db: Db }): Promise<Index> {
  const [devices, accessories] = await Promise.all([
    listPicturedDevices(ctx.db),
    listPicturedAccessories(ctx.db),
  ])
  return new Map<string, Picture>([
    ...grades.map(grade => [gradePicturePath(grade), { kind: 'grade', grade }] as const),
    ...accessoryPictures.map(type => [accessoryPicturePath(type), plainAccessory(type)] as const),
    ...accessories.flatMap(accessoryEntry),
    ...devices.flatMap(deviceEntries),
  ])
}

function deviceEntries(row: PicturedDevice) {
  const colorName = row.colorName ?? ''
  const material = row.material ?? undefined
  const { brand, name, type, year } = row
  const device: DevicePicture = {
    brand,
    name,
    type,
    year,
    material,
    colorHex: row.colorHex ?? plainHex,
    size: row.size ?? undefined,
    displayInches: displayInches(row.displaySize ?? undefined),
  }
  const pictured = { model: { brand, name }, colorName, material }
  return [
    ...views.map(
      view => [devicePicturePath(pictured, view), { kind: 'device', device, view }] as const,
    ),
    ...grades.map(
      grade => [wornPicturePath(pictured, grade), { kind: 'worn', device, grade }] as const,
    ),
  ] satisfies readonly (readonly [string, Picture])[]
}

function accessoryEntry({ id, type, colorHex }: PicturedAccessory) {
  const known = accessoryPictures.find(each => each === type)
  if (!known) return []
  const picture: Picture = { kind: 'accessory', accessory: { type: known, name: id, colorHex } }
  return [[accessoryPicturePath(id), picture] as const]
}

/** A picture without a row of its own, such as gift wrap, in its usual colour. */
function plainAccessory(type: AccessoryPicture): Picture {
  return {
    kind: 'accessory',
    accessory: { type, name: type },
  }
}
