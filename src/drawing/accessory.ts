import type { AccessoryPicture } from '#domain/device/accessory-picture.ts'
import * as power from './accessory-power.ts'
import * as protection from './accessory-protection.ts'
import * as sound from './accessory-sound.ts'
import { ground, groundDefs } from './ground.ts'
import { type Ink, inkOf } from './ink.ts'
import { placed, svgOf } from './svg.ts'

type Drawing = {
  readonly draw: (ink: Ink) => string
  readonly hex: string
  /** Half the width of the part that touches the table, and its vertical position; an accessory that lies flat has none. */
  readonly feet: readonly [reach: number, y: number]
}

const drawings: Readonly<Record<AccessoryPicture, Drawing>> = {
  charger: { draw: power.charger, hex: '#f2f1ec', feet: [48, 126] },
  cable: { draw: power.cable, hex: '#eceae3', feet: [52, 132] },
  'power-bank': { draw: power.powerBank, hex: '#2c3137', feet: [40, 138] },
  battery: { draw: power.battery, hex: '#1c1f23', feet: [40, 138] },
  stand: { draw: power.stand, hex: '#c9cbce', feet: [50, 137] },
  case: { draw: protection.phoneCase, hex: '#0d6b58', feet: [38, 143] },
  glass: { draw: protection.glass, hex: '#bfe0da', feet: [44, 142] },
  strap: { draw: protection.strap, hex: '#26323c', feet: [52, 142] },
  'gift-wrap': { draw: protection.giftWrap, hex: '#0d6b58', feet: [58, 138] },
  headphones: { draw: sound.headphones, hex: '#2b2f35', feet: [56, 139] },
  earbuds: { draw: sound.earbuds, hex: '#f5f4ef', feet: [46, 132] },
  controller: { draw: sound.gamePad, hex: '#f3f3f0', feet: [62, 122] },
  stylus: { draw: sound.stylus, hex: '#f5f4ef', feet: [60, 132] },
  keyboard: { draw: sound.keyboard, hex: '#dcdde0', feet: [92, 116] },
}

/** A picture of an accessory, 4:3 on a transparent background; `name` only keeps the ids of two pictures distinct. */
export function drawAccessory(accessory: {
  readonly type: AccessoryPicture
  readonly name: string
  readonly colorHex?: string
}): string {
  const { draw, hex, feet } = drawings[accessory.type]
  const color = accessory.colorHex ?? hex
  const ink = inkOf(`accessory|${accessory.type}|${accessory.name}|${color}`, color)
  const [reach, y] = feet
  const content = groundDefs(ink) + ground(ink, 100, y, reach, 4) + placed(draw(ink), 0, 0)
  return svgOf({ box: [0, 0, 200, 150], content }, 3)
}
