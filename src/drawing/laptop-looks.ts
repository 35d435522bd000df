import type { SeamName } from './screen.ts'

export type LaptopLook = {
  /** Width of the lid in drawing units; the height follows `ratio`. */
  readonly lid: number
  readonly ratio: number
  readonly bezel: number
  readonly chin: number
  readonly r: number
  readonly notch: boolean
  readonly keys: 'black' | 'body' | 'pale' | 'lit'
  readonly keyBed: 'sunk' | 'flush'
  readonly nub: boolean
  readonly touchBar: boolean
  readonly pad: number
  readonly speakers: 'none' | 'sides'
  readonly lip: number
  readonly mark: 'apple' | 'dot' | 'ring' | 'squares' | 'bars' | 'slashes' | 'angle' | 'none'
  readonly seam: SeamName
}

function laptop(own: Partial<LaptopLook> = {}): LaptopLook {
  return {
    lid: 204,
    ratio: 0.6,
    bezel: 5,
    chin: 9,
    r: 5,
    notch: false,
    keys: 'black',
    keyBed: 'flush',
    nub: false,
    touchBar: false,
    pad: 0.36,
    speakers: 'none',
    lip: 6,
    mark: 'ring',
    seam: 'falling',
    ...own,
  }
}

function macbook(own: Partial<LaptopLook> = {}) {
  return laptop({
    ratio: 0.64,
    r: 8,
    keyBed: 'sunk',
    pad: 0.5,
    mark: 'apple',
    seam: 'rising',
    ...own,
  })
}

export const laptopLooks = {
  'macbook-air': macbook({ bezel: 7, chin: 9, lip: 4.4 }),
  'macbook-air-notch': macbook({ bezel: 4.2, chin: 4.4, notch: true, lip: 5 }),
  'macbook-pro-bar': macbook({ bezel: 6.4, chin: 9, touchBar: true, speakers: 'sides', lip: 5.4 }),
  'macbook-pro': macbook({ bezel: 4, chin: 4.2, notch: true, speakers: 'sides', lip: 7.4 }),
  thinkpad: laptop({
    nub: true,
    bezel: 6,
    chin: 11,
    r: 3,
    lip: 8,
    pad: 0.34,
    mark: 'dot',
    seam: 'crossing',
  }),
  'dell-latitude': laptop({ bezel: 5.4, chin: 11, r: 4, lip: 7, mark: 'ring' }),
  'dell-xps': laptop({
    bezel: 2.8,
    chin: 3.4,
    ratio: 0.625,
    r: 4,
    lip: 6,
    pad: 0.44,
    mark: 'ring',
    speakers: 'sides',
  }),
  'hp-elitebook': laptop({
    bezel: 4.6,
    chin: 9,
    keys: 'body',
    r: 5,
    mark: 'slashes',
    seam: 'crossing',
  }),
  'lenovo-ideapad': laptop({
    bezel: 4.6,
    chin: 9,
    keys: 'body',
    r: 5,
    mark: 'bars',
    seam: 'crossing',
  }),
  'surface-laptop': laptop({
    ratio: 0.67,
    lid: 190,
    bezel: 5,
    chin: 6,
    keys: 'pale',
    keyBed: 'sunk',
    r: 4,
    mark: 'squares',
    seam: 'crossing',
  }),
  'gaming-laptop': laptop({
    bezel: 3.6,
    chin: 12,
    keys: 'lit',
    r: 2.5,
    lip: 9,
    mark: 'angle',
    pad: 0.32,
    seam: 'falling',
  }),
  'asus-zenbook': laptop({
    bezel: 3.6,
    chin: 7,
    keys: 'body',
    r: 4,
    mark: 'angle',
    seam: 'rising',
  }),
  'acer-aspire': laptop({ bezel: 5, chin: 11, r: 4, mark: 'bars', lip: 7, seam: 'rising' }),
  chromebook: laptop({ bezel: 6.4, chin: 12, keys: 'pale', r: 8, mark: 'ring', seam: 'crossing' }),
  'laptop-plain': laptop(),
} satisfies Record<string, LaptopLook>
export type LaptopFamily = keyof typeof laptopLooks
