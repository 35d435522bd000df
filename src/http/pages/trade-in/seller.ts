import type { Answers, Configured } from '#domain/trade-in/answers.ts'
import { bookItemOf } from '#domain/trade-in/book-item.ts'
import type { BuybackDetails } from '#domain/trade-in/buyback.ts'
import type { RunningOffer } from '#domain/trade-in/running-offer.ts'
import type { TradeInFormStep } from '#domain/trade-in/step.ts'
import { type FactsOf, fittingAnswers, openStep } from '#domain/trade-in/transition.ts'
import { type RejectReason, rejectReasons, stepOfReason } from '#domain/trade-in/verdict.ts'
import { calculateOffer } from '#services/trade-in/calculate-offer.ts'
import { viewBuyback } from '#services/trade-in/view-buyback.ts'
import type { PageRequest } from '../page-request.ts'
import { readDraft } from './trade-in-draft.ts'

/** The progress of a seller: their valid answers, the model if it is bought, and the resulting offer. */
export type Seller = {
  readonly answers: Answers
  readonly model: BuybackDetails | undefined
  readonly offer: RunningOffer | undefined
}

export async function sellerIn(page: PageRequest): Promise<Seller> {
  const draft = readDraft(page.request.headers.get('cookie'))
  return sellerWith(page, draft)
}

/** Adds new answers; a model or configuration that is no longer bought is asked again. */
export async function sellerWith(
  { ctx, market }: Pick<PageRequest, 'ctx' | 'market'>,
  draft: Answers,
): Promise<Seller> {
  const model = draft.model === undefined ? undefined : await viewBuyback(ctx, market, draft.model)
  const answers = model ? ofModel(draft, model) : beforeModel(draft)
  const calculated = configuredIn(answers) ? await calculateOffer(ctx, market, answers) : undefined
  return { answers, model, offer: calculated?.ok ? calculated.value : undefined }
}

export function factsFor(model: BuybackDetails | undefined): FactsOf {
  return id => (model?.product.model.id === id ? model.facts : undefined)
}

/** The step to continue at: the first open question, or the answer that makes the device unacceptable. */
export function nextStepOf({ answers, model }: Seller): TradeInFormStep {
  const [rejected] = rejectReasons(answers)
  return rejected ? stepOfReason[rejected] : openStep(answers, factsFor(model))
}

/** The reasons for which an answer in this step makes the device unacceptable. */
export function rejectedIn({ answers }: Seller, step: TradeInFormStep): readonly RejectReason[] {
  return rejectReasons(answers).filter(reason => stepOfReason[reason] === step)
}

function configuredIn(answers: Answers): Configured | undefined {
  return answers['config-all'] ?? answers['config-storage']
}

function beforeModel({
  model: _,
  'config-all': _all,
  'config-storage': _storage,
  ...answers
}: Answers): Answers {
  return answers
}

function ofModel(draft: Answers, model: BuybackDetails): Answers {
  const { type, brand } = model.product.model
  const fitting = fittingAnswers({ ...draft, intro: type, brand }, factsFor(model))
  const { 'config-all': all, 'config-storage': storage, ...rest } = fitting
  return {
    ...rest,
    ...(all && isBought(model, all) && { 'config-all': all }),
    ...(storage && isBought(model, storage) && { 'config-storage': storage }),
  }
}

function isBought({ product, configurations }: BuybackDetails, configured: Configured): boolean {
  const { color: _, ...priced } = configured
  const item = bookItemOf(product.model.id, priced)
  return configurations.some(each => each.item === item)
}
