import type { Grade, Product } from '#domain/device/device.ts'

/** A delivered device in its buyer's account, with what can be done about its review. */
export type OwnDevice = {
  readonly position: number
  readonly product: Product
  readonly grade: Grade
  readonly standing: OwnStatus
}

/** A sale that was paid in its seller's account, by its number. */
export type OwnTradeIn = { readonly number: string; readonly standing: OwnStatus }

/** What can be done about a review of one's own. */
export type OwnStatus = 'open' | 'editable' | 'written'
