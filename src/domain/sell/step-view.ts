import type { Color, Product } from '#domain/device/device.ts'
import type { AnsweredStep, Answers, Configured } from './answers.ts'
import type { BuybackBrand, BuybackConfiguration, BuybackModel } from './bought.ts'
import type { OfferShown } from './offer-shown.ts'
import type { Requested } from './trade-in.ts'
import type { RejectReason } from './verdict.ts'

/** What a question offers that is of the market's price book, or of who is asked. */
export type StepChoices =
  | { readonly kind: 'brands'; readonly brands: readonly BuybackBrand[] }
  | {
      readonly kind: 'models'
      /** What they are narrowed by, '' for nothing. */
      readonly text: string
      readonly models: readonly BuybackModel[]
    }
  | {
      readonly kind: 'configurations'
      readonly configurations: readonly BuybackConfiguration[]
      readonly colors: readonly Color[]
    }
  /** Where the offer is sent: a member's own address, else ''; the key makes a form sent twice one sale. */
  | { readonly kind: 'address'; readonly email: string; readonly key: string }

/** One question of selling as its page shows it; paths are within the market. */
export type StepView = {
  readonly step: AnsweredStep
  /** From 1. */
  readonly place: number
  /** How many there are, known with the model. */
  readonly of?: number
  readonly back: string
  /** Where an answer that stopped the walk is given anew. */
  readonly changePath: string
  readonly device:
    | { readonly product: Product; readonly configured: Configured | undefined }
    | undefined
  readonly answers: Answers
  readonly offer: OfferShown
  /** What is meant to be bought with it. */
  readonly wanted?: Requested
}

export type StepPage = StepView &
  (
    | { readonly kind: 'question'; readonly choices: StepChoices | undefined }
    | { readonly kind: 'stopped'; readonly reasons: readonly RejectReason[] }
  )
