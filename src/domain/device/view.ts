import type { Product } from './device.ts'
import type { Specification } from './specification.ts'

/** `scale` shows the device beside a bank card. */
export const views = ['front', 'back', 'pair', 'detail', 'open', 'scale'] as const
export type View = (typeof views)[number]

const folds = /\b(fold|flip|razr)/i

/** Whether front and back have the same outline, so that the device can be drawn from any angle. */
export function isSlab({ type, name }: Product['model']): boolean {
  return (type === 'SMARTPHONE' || type === 'TABLET') && !folds.test(name)
}

/** The diagonal of the screen in inches; `undefined` without a screen. */
export function displayInches(size: Specification['display-size']): number | undefined {
  const inches = Number.parseFloat(size ?? '')
  return inches > 0 ? inches : undefined
}
