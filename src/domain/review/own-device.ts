import type { Grade, Product } from '#domain/device/device.ts'

/** A delivered device in the account of its customer, with the status of its review. */
export type OwnDevice = {
  readonly position: number
  readonly product: Product
  readonly grade: Grade
  readonly status: OwnStatus
}

/** A paid trade-in in the account of its seller, by its number. */
export type OwnTradeIn = { readonly number: string; readonly status: OwnStatus }

/** What can be done with one's own review. */
export type OwnStatus = 'open' | 'editable' | 'written'
