import type { DeviceType } from '#domain/device/device.ts'
import type { ConsoleFamily } from './console-looks.ts'
import { laptopMakers, tabletMakers } from './family-computer.ts'
import { consoleMakers, watchMakers } from './family-leisure.ts'
import { phoneMakers } from './family-phone.ts'
import { familyAmong, type Named } from './family-rule.ts'
import type { LaptopFamily } from './laptop-looks.ts'
import type { PhoneFamily } from './phone-looks.ts'
import type { TabletFamily } from './tablet-looks.ts'
import type { WatchFamily } from './watch-looks.ts'

export type PictureFamily = PhoneFamily | TabletFamily | LaptopFamily | WatchFamily | ConsoleFamily

/**
 * The picture family by brand, model and year; an unknown model gets the plainest family of its brand, an
 * unknown brand a plain family (Design).
 */
export function pictureFamily(model: Named & { readonly type: DeviceType }): PictureFamily {
  switch (model.type) {
    case 'SMARTPHONE':
      return familyAmong<PhoneFamily>(phoneMakers, 'phone-plain', model)
    case 'TABLET':
      return familyAmong<TabletFamily>(tabletMakers, 'tablet-plain', model)
    case 'LAPTOP':
      return familyAmong<LaptopFamily>(laptopMakers, 'laptop-plain', model)
    case 'SMARTWATCH':
      return familyAmong<WatchFamily>(watchMakers, 'watch-plain', model)
    case 'CONSOLE':
      return familyAmong<ConsoleFamily>(consoleMakers, 'console-plain', model)
  }
}
