import type { Color, Product } from '#domain/device/device.ts'
import type { AnsweredStep, Answers, Configured } from './answers.ts'
import type { BuybackBrand, BuybackConfiguration, BuybackModel } from './buyback.ts'
import type { OfferShown } from './offer-shown.ts'
import type { ExchangeDevice } from './trade-in.ts'
import type { RejectReason } from './verdict.ts'

/** The choices of a question that come from the market's price book, or from the requester. */
export type StepChoices =
  | { readonly kind: 'brands'; readonly brands: readonly BuybackBrand[] }
  | {
      readonly kind: 'models'
      /** The search text that filters the models, '' for none. */
      readonly text: string
      readonly models: readonly BuybackModel[]
    }
  | {
      readonly kind: 'configurations'
      readonly configurations: readonly BuybackConfiguration[]
      readonly colors: readonly Color[]
      /** The item that was chosen together with the model. */
      readonly chosen?: string
    }
  /** The email address for the offer: a member's own, otherwise ''; `key` makes a repeated submission create one trade-in. */
  | { readonly kind: 'address'; readonly email: string; readonly key: string }

/** The page of one trade-in question; paths are relative to the market. */
export type StepView = {
  readonly step: AnsweredStep
  /** The position of the question, from 1. */
  readonly place: number
  /** The number of steps to the end of the sale, known once the model is chosen. */
  readonly of?: number
  readonly back: string
  /** Where to change an answer that makes the device unacceptable. */
  readonly changePath: string
  readonly device:
    | { readonly product: Product; readonly configured: Configured | undefined }
    | undefined
  readonly answers: Answers
  readonly offer: OfferShown
  /** The product the seller wants to buy with the payout. */
  readonly exchangeDevice?: ExchangeDevice
}

export type StepPage = StepView &
  (
    | { readonly kind: 'question'; readonly choices: StepChoices | undefined }
    | { readonly kind: 'stopped'; readonly reasons: readonly RejectReason[] }
  )
