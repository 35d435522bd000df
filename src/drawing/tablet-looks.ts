import type { Ink } from './ink.ts'
import { darkIsland, dot, flash, island, lens } from './lens.ts'
import { type PhoneLook, phone } from './phone-look.ts'
import { line, rect } from './svg.ts'

export type TabletLook = Omit<PhoneLook, 'front' | 'mark'> & {
  readonly front: 'home-button' | 'whole'
  readonly mark: boolean
  /** The side of the close-up: the lenses of a Surface are on the right. */
  readonly lensSide: 'left' | 'right'
}

function tablet(camera: PhoneLook['camera'], own: Partial<TabletLook> = {}): TabletLook {
  return {
    ...phone(camera),
    w: 126,
    h: 196,
    r: 8,
    bezel: 7.4,
    frame: 'flat',
    front: 'whole',
    mark: false,
    lensSide: 'left',
    seam: 'falling',
    ...own,
  }
}

function ipad(camera: PhoneLook['camera'], own: Partial<TabletLook> = {}) {
  return tablet(camera, { w: 136, h: 189, r: 11, mark: true, seam: 'rising', ...own })
}

function single(ink: Ink) {
  return lens(ink, 13.5, 13.5, 6)
}
function singleFlash(ink: Ink) {
  return lens(ink, 13, 13, 5.6) + flash(24, 13, 1.8)
}
function small(ink: Ink) {
  return lens(ink, 12, 12, 4.2)
}
function proSquare(ink: Ink) {
  return (
    island(ink, 6.5, 6.5, 29, 29, 9) +
    lens(ink, 15, 15, 6.4) +
    lens(ink, 15, 28, 4.6) +
    flash(28, 15, 2) +
    dot(28, 27.6, 2.2)
  )
}
function stack(ink: Ink) {
  return (
    island(ink, 7, 7, 14, 36, 7) +
    lens(ink, 14, 14.5, 5.2) +
    lens(ink, 14, 28, 5.2) +
    flash(14, 37.4, 1.6)
  )
}
function ribbon(ink: Ink) {
  return (
    lens(ink, 14, 14, 5.2) +
    lens(ink, 14, 27.5, 5.2) +
    flash(14, 37.5, 1.7) +
    rect(12.4, 46, 3.2, 70, 1.6, ink.tone(-0.4))
  )
}
function block(ink: Ink) {
  return (
    darkIsland(ink, 7, 7, 27, 27, 8) +
    lens(ink, 14.5, 14.5, 5) +
    lens(ink, 26.5, 26.5, 5) +
    flash(26.5, 14.5, 1.7)
  )
}
function bar(ink: Ink) {
  return rect(26, 8, 44, 14, 7, ink.tone(0.16)) + lens(ink, 34, 15, 4.8) + flash(60, 15, 1.8)
}
const kickstand: PhoneLook['camera'] = (ink, { w, h }) =>
  [
    lens(ink, w - 13, 12, 4.6),
    line(`M2 ${h * 0.48}H${w - 2}`, ink.tone(-0.5), 1.1),
    line(`M2 ${h * 0.485}H${w - 2}`, ink.tone(0.5), 0.5),
    rect(w / 2 - 9, h * 0.68, 8.4, 8.4, 0, ink.tone(-0.22)),
    rect(w / 2 + 0.6, h * 0.68, 8.4, 8.4, 0, ink.tone(-0.22)),
    rect(w / 2 - 9, h * 0.68 + 9.6, 8.4, 8.4, 0, ink.tone(-0.22)),
    rect(w / 2 + 0.6, h * 0.68 + 9.6, 8.4, 8.4, 0, ink.tone(-0.22)),
  ].join('')

export const tabletLooks = {
  'ipad-home-button': ipad(small, { front: 'home-button', bezel: 6, frame: 'round' }),
  'ipad-mini-home': ipad(small, { front: 'home-button', bezel: 5, w: 124, h: 184, frame: 'round' }),
  'ipad-whole': ipad(single),
  'ipad-mini-whole': ipad(singleFlash, { w: 122, h: 178, r: 12 }),
  'ipad-pro': ipad(proSquare, { bezel: 6, r: 10 }),
  'galaxy-tab-stack': tablet(stack),
  'galaxy-tab-ribbon': tablet(ribbon, { bezel: 6 }),
  'galaxy-tab-single': tablet(singleFlash, { bezel: 8 }),
  'xiaomi-pad': tablet(block, { seam: 'rising', w: 130, h: 190 }),
  'huawei-pad': tablet(stack, { seam: 'crossing', bezel: 5.6, w: 128, h: 192 }),
  'lenovo-tab': tablet(bar, { seam: 'crossing', r: 6 }),
  'pixel-tablet': tablet(small, { seam: 'crossing', r: 13, bezel: 9 }),
  'surface-tablet': tablet(kickstand, {
    lensSide: 'right',
    seam: 'crossing',
    w: 134,
    h: 190,
    r: 5,
    bezel: 7,
  }),
  'tablet-plain': tablet(singleFlash, { seam: 'crossing', frame: 'round', bezel: 8.4 }),
} satisfies Record<string, TabletLook>
export type TabletFamily = keyof typeof tabletLooks
