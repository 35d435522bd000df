import * as apple from './camera-apple.ts'
import * as galaxy from './camera-galaxy.ts'
import * as pixel from './camera-pixel.ts'
import * as ringed from './camera-ring.ts'
import * as squared from './camera-square.ts'
import { iphone, type PhoneLook, phone } from './phone-look.ts'

const rounded = { r: 16, frame: 'round' } as const
const wide = { closeUp: 1 } as const

const apples = {
  'iphone-home-button': iphone(apple.homeSingle, {
    ...rounded,
    w: 96,
    h: 197,
    front: 'home-button',
    mark: 0.26,
  }),
  'iphone-home-button-pair': iphone(apple.homePair, {
    ...rounded,
    w: 104,
    h: 210,
    front: 'home-button',
    mark: 0.26,
  }),
  'iphone-notch-single': iphone(apple.notchSingle, {
    frame: 'round',
    front: 'notch',
    bezel: 5,
    mark: 0.27,
  }),
  'iphone-pill-notch': iphone(apple.verticalPill, { frame: 'round', front: 'notch', mark: 0.27 }),
  'iphone-dual-round': iphone(apple.squarePair, { frame: 'round', front: 'notch', bezel: 5 }),
  'iphone-dual-vertical': iphone(apple.squarePair, { front: 'notch' }),
  'iphone-dual-diagonal': iphone(apple.diagonalPair, { front: 'notch-small' }),
  'iphone-diagonal-island': iphone(apple.diagonalPair, { frame: 'round' }),
  'iphone-pill-island': iphone(apple.tallPill),
  'iphone-single-flat': iphone(apple.notchSingle, { front: 'notch-small' }),
  'iphone-trio-round': iphone(apple.squareTrio, { frame: 'round', front: 'notch' }),
  'iphone-trio-flat': iphone(apple.squareTrio, { front: 'notch' }),
  'iphone-trio-square': iphone(apple.squareTrio, { front: 'notch-small' }),
  'iphone-trio-island': iphone(apple.squareTrio, { bezel: 3.2 }),
  'iphone-plateau': iphone(apple.plateau, { bezel: 3, mark: 0.66, closeUp: 1 }),
  'iphone-air': iphone(apple.airBar, { bezel: 3, w: 104, h: 213, closeUp: 1 }),
} satisfies Record<string, PhoneLook>

const galaxies = {
  'galaxy-column': phone(galaxy.column(3, 9.2), { frame: 'flat', r: 16 }),
  'galaxy-column-hole': phone(galaxy.column(3, 8.6, 19, 20.5, 22), { bezel: 4.6, h: 210 }),
  'galaxy-column-drop': phone(galaxy.column(3, 7.6, 18, 19, 20), {
    bezel: 4.4,
    front: 'drop',
    h: 212,
  }),
  'galaxy-pair-drop': phone(galaxy.column(2, 8.6, 19, 20, 24), {
    bezel: 4.4,
    front: 'drop',
    h: 212,
  }),
  'galaxy-ultra': phone(galaxy.ultra, { w: 103, h: 214, r: 4.5, bezel: 2.6 }),
  'galaxy-ultra-soft': phone(galaxy.ultra, { w: 103, h: 214, r: 10, bezel: 2.4, frame: 'flat' }),
  'galaxy-island': phone(galaxy.contourTrio, { r: 17 }),
  'galaxy-island-ultra': phone(galaxy.contourUltra, { w: 103, h: 213, r: 14 }),
  'galaxy-block': phone(galaxy.block, { h: 210 }),
  'galaxy-pale-block': phone(galaxy.paleBlock, { h: 211, bezel: 4.2 }),
  'galaxy-strip': phone(galaxy.strip, { ...wide, front: 'pill-left', r: 14 }),
  'galaxy-fold': phone(galaxy.column(3, 8.6, 18, 22, 22), {
    form: 'fold',
    w: 86,
    h: 206,
    r: 9,
    frame: 'flat',
  }),
  'galaxy-flip': phone(galaxy.flipCover, {
    ...wide,
    form: 'flip',
    w: 96,
    h: 210,
    r: 16,
    frame: 'flat',
  }),
  'galaxy-flip-strip': phone(galaxy.flipStrip, {
    ...wide,
    form: 'flip',
    w: 96,
    h: 210,
    r: 16,
    frame: 'flat',
  }),
} satisfies Record<string, PhoneLook>

const pixels = {
  'pixel-visor': phone(pixel.visor, { ...wide, r: 12, seam: 'crossing' }),
  'pixel-bar': phone(pixel.metalVisor, { ...wide, r: 16, seam: 'crossing' }),
  'pixel-bar-pro': phone(pixel.metalVisorPro, {
    ...wide,
    w: 103,
    h: 213,
    r: 14,
    seam: 'crossing',
    bezel: 3,
  }),
  'pixel-pill': phone(pixel.floatingPill(2), { ...wide, r: 19, frame: 'flat', seam: 'crossing' }),
  'pixel-pill-pro': phone(pixel.floatingPill(3), {
    ...wide,
    r: 19,
    frame: 'flat',
    seam: 'crossing',
    bezel: 3,
  }),
  'pixel-flush': phone(pixel.flushPill, { r: 18, frame: 'flat', seam: 'crossing', bezel: 5 }),
  'pixel-square': phone(pixel.smallSquare, {
    r: 14,
    front: 'hole-left',
    seam: 'crossing',
    bezel: 4.4,
  }),
  'pixel-window': phone(pixel.glassWindow, { ...wide, r: 13, front: 'forehead', seam: 'crossing' }),
  'pixel-fold': phone(pixel.floatingPill(2), {
    ...wide,
    form: 'fold',
    w: 98,
    h: 196,
    r: 12,
    seam: 'crossing',
  }),
} satisfies Record<string, PhoneLook>

const others = {
  'xiaomi-square': phone(squared.fourWindows, { frame: 'flat', seam: 'rising' }),
  'xiaomi-steps': phone(squared.steps, { front: 'hole-left', seam: 'rising', w: 98, h: 210 }),
  'xiaomi-disc': phone(ringed.greatDisc(44, 36), { ...wide, seam: 'rising' }),
  'redmi-block': phone(squared.redmiBlock, { bezel: 4.6, seam: 'crossing', h: 212 }),
  'redmi-square': phone(squared.looseFour, { frame: 'flat', r: 13, seam: 'crossing', h: 212 }),
  'redmi-drop': phone(squared.redmiBlock, { front: 'drop', bezel: 4.6, seam: 'crossing', h: 212 }),
  'poco-mask': phone(squared.mask, { ...wide, frame: 'flat', r: 13, seam: 'crossing', h: 212 }),
  'huawei-pill': phone(squared.slimPill, { front: 'drop', w: 99, h: 212 }),
  'huawei-block': phone(squared.glassBlock, { front: 'pill-left' }),
  'huawei-oval': phone(ringed.oval, { front: 'hole' }),
  'huawei-ring': phone(ringed.halo, { ...wide, front: 'pill-left', h: 212 }),
  'oneplus-circle': phone(ringed.strapDisc, { seam: 'rising', buttons: 'split', h: 212 }),
  'oneplus-block': phone(squared.glassBlock, {
    seam: 'rising',
    buttons: 'split',
    front: 'hole-left',
    h: 213,
  }),
  'oneplus-center': phone(squared.centerPill, {
    ...wide,
    seam: 'rising',
    buttons: 'split',
    front: 'hole-left',
    h: 212,
  }),
  'oneplus-twin': phone(ringed.twinRings('none'), {
    seam: 'rising',
    front: 'hole-left',
    frame: 'flat',
    h: 212,
  }),
  'motorola-square': phone(squared.swell, { seam: 'rising', h: 212 }),
  'motorola-razr': phone(galaxy.flipCover, {
    ...wide,
    form: 'flip',
    w: 98,
    h: 212,
    r: 18,
    seam: 'rising',
  }),
  'honor-rings': phone(ringed.twinRings('pill'), { seam: 'crossing', h: 212 }),
  'honor-disc': phone(ringed.greatDisc(44, 33, '#1a1c21'), {
    ...wide,
    seam: 'crossing',
    front: 'pill-left',
    h: 212,
  }),
  'honor-fold': phone(ringed.greatDisc(42, 27), {
    ...wide,
    form: 'fold',
    w: 98,
    h: 206,
    r: 12,
    seam: 'crossing',
  }),
  'nothing-glyph': phone(ringed.glyph, { ...wide, frame: 'flat', r: 18, seam: 'crossing' }),
  'nothing-eyes': phone(ringed.eyes, { ...wide, frame: 'flat', r: 18, seam: 'crossing' }),
  'sony-column': phone(squared.narrowPill, {
    w: 90,
    h: 212,
    r: 6,
    front: 'forehead',
    frame: 'flat',
    seam: 'crossing',
  }),
  'oppo-crater': phone(ringed.crater, { front: 'hole-left', h: 212 }),
  'oppo-rings': phone(ringed.twinRings('square'), { frame: 'flat', h: 212 }),
  'oppo-disc': phone(ringed.greatDisc(42, 32, '#181b20'), { ...wide, h: 212 }),
  'realme-rings': phone(ringed.twinRings('none'), { frame: 'flat', r: 13, h: 212, bezel: 4.2 }),
  'realme-disc': phone(ringed.greatDisc(38, 28, '#22262c'), { ...wide, h: 212, seam: 'rising' }),
  'nokia-ring': phone(ringed.wheel, { ...wide, front: 'drop', bezel: 4.8 }),
  'phone-strip': phone(galaxy.strip, { ...wide, front: 'drop', bezel: 4.2 }),
  'phone-plain': phone(galaxy.column(2, 8.4, 19, 20.5, 22), { bezel: 4.4, h: 206 }),
} satisfies Record<string, PhoneLook>

export const phoneLooks = { ...apples, ...galaxies, ...pixels, ...others }
export type PhoneFamily = keyof typeof phoneLooks
