import type { Color, Product } from '#domain/device/device.ts'
import type { Money } from '#domain/money/money.ts'
import type { Configured } from './answers.ts'
import type { ModelFacts } from './steps.ts'

/** A brand of which the shop buys devices of a type, and how many models. */
export type BuybackBrand = { readonly name: string; readonly models: number }

/** A model the shop buys, drawn as one of its products; `most`: what its best configuration is bought for, spotless. */
export type BuybackModel = { readonly product: Product; readonly most: Money }

/** What tells a model's prices apart, without its colour; `item` as in the price book. */
export type BuybackConfiguration = {
  readonly item: string
  readonly configured: Omit<Configured, 'color'>
  readonly most: Money
}

/** What a seller can choose of a model. */
export type BuybackDetails = BuybackModel & {
  readonly facts: ModelFacts
  readonly configurations: readonly BuybackConfiguration[]
  readonly colors: readonly Color[]
}
