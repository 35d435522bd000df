import type { Market } from './market.ts'

/** The mark of the shop: a device mended with gold. Hungary has a variant (Spec 2.5, docs/decisions/0028-icons.md). */
export type Mark = 'mark' | 'mark-hu'

export function markOf(market: Market): Mark {
  return market === 'hu' ? 'mark-hu' : 'mark'
}

/** `plain` is the drawing alone; the others are squares of that many pixels, `maskable` with margin for any mask shape. */
export type IconShape = 'plain' | 180 | 192 | 512 | 'maskable'

/** An immutable path: the same path always returns the same drawing, on every host of the shop. */
export function iconPath(mark: Mark, shape: IconShape): string {
  return `/icons/v1/${mark}-${shape}.${shape === 'plain' ? 'svg' : 'png'}`
}

const device = '<rect x="5" y="1.5" width="20" height="27" rx="5.5" fill="#0d6b58"/>'

const seams: Readonly<Record<Mark, string>> = {
  mark: '<path d="M5 19 11 16.5 13.5 19.5 18 11.5 20 13.5 25 8" fill="none" stroke="#e2b75c" stroke-width="2.1" stroke-linejoin="round"/><path d="M13.5 19.5 15.5 28" stroke="#e2b75c" stroke-width="1.7"/>',
  'mark-hu':
    '<path d="M5 22.5 11 20 13.5 23 18 16 20 18 25 14" fill="none" stroke="#e2b75c" stroke-width="2.1" stroke-linejoin="round"/><path d="M13.5 23 14.8 28" stroke="#e2b75c" stroke-width="1.7"/><path d="M10.6 11 12.9 6M17 11 19.3 6" stroke="#e2b75c" stroke-width="2.5" stroke-linecap="round"/>',
}

/** The icon as SVG. */
export function drawIcon(mark: Mark, shape: IconShape): string {
  const drawing = device + seams[mark]
  if (shape === 'plain') return `${opening}viewBox="0 0 30 30">${drawing}</svg>`
  const { corner, share } = grounds[shape]
  const at = (100 - share) / 2
  return `${opening}viewBox="0 0 100 100"><rect width="100" height="100" rx="${corner}" fill="#fbfaf6"/><g transform="translate(${at} ${at}) scale(${share / 30})">${drawing}</g></svg>`
}

const opening = '<svg xmlns="http://www.w3.org/2000/svg" '

/**
 * In percent of the side. The mark of a maskable icon stays within the safe zone, a circle of four fifths; iOS
 * rounds corners itself.
 */
const grounds = {
  180: { corner: 0, share: 76 },
  192: { corner: 22, share: 76 },
  512: { corner: 22, share: 76 },
  maskable: { corner: 0, share: 62 },
} as const
