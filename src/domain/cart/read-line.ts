import { deviceTypes, grades } from '#domain/device/device.ts'
import {
  type Accessory,
  type AccessoryOffer,
  availabilities,
  type BatteryLine,
  type BatteryOffer,
  type DeviceInLine,
  type ExtraService,
  extraServiceTypes,
  type Naming,
  type PhoneLine,
} from './line.ts'
import {
  amount,
  listOf,
  oneOf,
  optional,
  type Read,
  shape,
  text,
  wholeNumber,
  yesNo,
  yesNoSince,
} from './narrow.ts'
import { phoneFromStored } from './stored-cart.ts'

const readService = shape<ExtraService>({
  id: text,
  type: oneOf(extraServiceTypes),
  key: text,
  price: amount,
})

export const readAccessory = shape<Accessory>({
  lineId: text,
  id: text,
  name: text,
  price: amount,
  isActive: yesNo,
  isWrappingTax: yesNo,
  type: text,
  phoneId: optional(text),
  origin: text,
})

export const readBattery = shape<BatteryLine>({ phoneId: text, id: text, price: amount })

export const readPhone: Read<PhoneLine> = stored => readNamed(phoneFromStored(stored))

const readNamed = shape<PhoneLine>({
  id: text,
  orderId: optional(text),
  productId: text,
  listingId: text,
  buyPrice: amount,
  naming: shape<Naming>({
    title: text,
    modelDisplayName: text,
    configSummary: text,
    shortTitle: text,
  }),
  device: shape<DeviceInLine>({
    id: text,
    modelType: oneOf(deviceTypes),
    grade: oneOf(grades),
  }),
  selectedExtraServices: listOf(readService),
  availableExtraServices: listOf(readService),
  deviceAccessories: listOf(readAccessory),
  deviceAvailableAccessories: listOf(
    shape<AccessoryOffer>({
      id: text,
      name: text,
      price: amount,
      type: text,
      isFreeProtector: yesNoSince(false),
    }),
  ),
  batteryOffer: optional(shape<BatteryOffer>({ id: text, price: amount })),
  availability: oneOf(availabilities),
  productImage: text,
  origin: text,
  sku: text,
  productUrl: text,
  modelId: wholeNumber,
})
