import type { Grade, Product } from '#domain/device/device.ts'

/** A delivered device in its buyer's account, with what can be done about its review. */
export type OwnDevice = {
  readonly position: number
  readonly product: Product
  readonly grade: Grade
  readonly standing: 'open' | 'editable' | 'written'
}
