import type { Color, Product } from '#domain/device/device.ts'
import type { Money } from '#domain/money/money.ts'
import type { Configured } from './answers.ts'
import type { ModelFacts } from './steps.ts'

/** A brand on the buyback list of a device type, and its number of models. */
export type BuybackBrand = { readonly name: string; readonly models: number }

/**
 * A model on the buyback list, pictured as one of its products; `most`: the price of its best configuration in flawless
 * condition.
 */
export type BuybackModel = { readonly product: Product; readonly most: Money }

/** The options that affect a model's price, without the colour; `item` as in the price book. */
export type BuybackConfiguration = {
  readonly item: string
  readonly configured: Omit<Configured, 'color'>
  readonly most: Money
}

/** The options a seller can choose for a model. */
export type BuybackDetails = BuybackModel & {
  readonly facts: ModelFacts
  readonly configurations: readonly BuybackConfiguration[]
  readonly colors: readonly Color[]
}
