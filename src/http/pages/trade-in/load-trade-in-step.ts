import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { searchedText } from '#domain/device/searched-text.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { AnsweredStep, Answers } from '#domain/trade-in/answers.ts'
import { itemKey } from '#domain/trade-in/begin-path.ts'
import type { BuybackModel } from '#domain/trade-in/buyback.ts'
import { type OfferShown, offerShown } from '#domain/trade-in/offer-shown.ts'
import { type TradeInFormStep, tradeInFormSteps } from '#domain/trade-in/step.ts'
import type { StepChoices, StepPage, StepView } from '#domain/trade-in/step-view.ts'
import { isOpen, knownSteps, stepBefore } from '#domain/trade-in/transition.ts'
import { listBuybackBrands, listBuybackModels } from '#services/trade-in/list-buyback.ts'
import { viewTradeIn } from '#services/trade-in/view-trade-ins.ts'
import { viewerOf, withCookies } from '../identity/entry.ts'
import { notFound, onFixedPage, type PageRequest, personal } from '../page-request.ts'
import { namedIn } from '../return/return-requester.ts'
import { factsFor, nextStepOf, rejectedIn, type Seller, sellerIn } from './seller.ts'
import { endSoldDraft } from './sold-draft.ts'
import { savedTradeIn } from './stored-trade-in.ts'
import { exchangeCookies, exchangeDeviceIn } from './trade-in.ts'

const page = 'sell-step'

/** The offer and later steps are pages of a trade-in, not questions. */
function isQuestion(step: TradeInFormStep): step is AnsweredStep {
  return tradeInFormSteps.indexOf(step) <= tradeInFormSteps.indexOf('email')
}

/** Query parameter to change an answer that makes the device unacceptable. */
const changeKey = 'change'

/** One question, or why its answer ends the trade-in; a step that is not open redirects to the current one. */
export const loadTradeInStep = onFixedPage(page, async (request): Promise<StepPage> => {
  const step = stepIn(request)
  await endSoldDraft(request)
  const seller = await sellerIn(request)
  const nextStep = nextStepOf(seller)
  const cookies = await exchangeCookies(request)
  if (cookies.length > 0) throw toStep(request, nextStep, withCookies(cookies))
  if (step === undefined || !isReached(seller, step, nextStep)) throw toStep(request, nextStep)
  const reasons = request.query.has(changeKey) ? [] : rejectedIn(seller, step)
  const exchangeDevice = await exchangeDeviceIn(request)
  const view = {
    ...shownOf(request, seller, step),
    ...(exchangeDevice && { exchangeDevice }),
  }
  if (reasons.length > 0) return { kind: 'stopped', ...view, reasons }
  const choices = await choicesOf(request, seller, step)
  return { kind: 'question', ...view, offer: offerBeside(choices, view.offer), choices }
})

/** Beside a configuration that is ticked already: its own price in place of the best one's. */
function offerBeside(choices: StepChoices | undefined, offer: OfferShown): OfferShown {
  if (offer.kind !== 'most' || choices?.kind !== 'configurations') return offer
  const ticked = choices.configurations.find(({ item }) => item === choices.chosen)
  return ticked ? { kind: 'most', most: ticked.most } : offer
}

/** `undefined` without a step in the path; an unknown step is a 404. */
export function stepIn(request: PageRequest): TradeInFormStep | undefined {
  const named = namedIn(request)
  if (named === '') return undefined
  const step = tradeInFormSteps.find(each => each === named)
  if (!step) throw notFound()
  return step
}

/** No question is shown after an answer that makes the device unacceptable. */
export function isReached(
  { answers, model }: Seller,
  step: TradeInFormStep,
  nextStep: TradeInFormStep,
): step is AnsweredStep {
  const facts = factsFor(model)
  const steps = knownSteps(answers, facts)
  return (
    isQuestion(step) &&
    isOpen(answers, step, facts) &&
    steps.indexOf(step) <= steps.indexOf(nextStep)
  )
}

export function toStep(
  { market }: PageRequest,
  step: TradeInFormStep,
  headers: HeadersInit = personal,
  /** The configuration to be ticked. */
  item?: string,
) {
  const query = item === undefined ? [] : [[itemKey, item] as const]
  return redirect(buildUrl(market, page, [step], query), { status: 303, headers })
}

/** What every question shows besides its choices. */
function shownOf(
  { market }: PageRequest,
  { answers, model, offer }: Seller,
  step: AnsweredStep,
): StepView {
  const facts = factsFor(model)
  const steps = knownSteps(answers, facts)
  const previous = stepBefore(answers, step, facts)
  return {
    step,
    place: steps.indexOf(step) + 1,
    ...(model && { of: steps.length }),
    back: previous ? buildUrl(market, page, [previous]) : buildUrl(market, 'sell'),
    changePath: buildUrl(market, page, [step], [[changeKey, '1']]),
    device: model && { product: model.product, configured: configuredIn(answers) },
    answers,
    offer: offerShown(model, offer),
  }
}

function configuredIn(answers: Answers) {
  return answers['config-all'] ?? answers['config-storage']
}

/** Query parameter: the search text for the models, used without JavaScript. */
const filterKey = 'q'

async function choicesOf(
  request: PageRequest,
  { answers, model }: Seller,
  step: TradeInFormStep,
): Promise<StepChoices | undefined> {
  const { ctx, market, query } = request
  const { intro, brand } = answers
  switch (step) {
    case 'brand':
      return intro && { kind: 'brands', brands: await listBuybackBrands(ctx, market, intro) }
    case 'model': {
      if (!intro || brand === undefined) return undefined
      const text = searchedText(query.get(filterKey))
      const models = await listBuybackModels(ctx, market, intro, brand)
      return { kind: 'models', text, models: narrowed(models, text, answers.model) }
    }
    case 'config-all':
    case 'config-storage': {
      if (!model) return undefined
      const { configurations, colors } = model
      const chosen = configurations.find(({ item }) => item === query.get(itemKey))?.item
      return { kind: 'configurations', configurations, colors, ...(chosen && { chosen }) }
    }
    case 'email':
      return { kind: 'address', email: await knownEmail(request), key: randomUUID() }
  }
  return undefined
}

/** The member's address, or the one given for the offer that these answers change. */
async function knownEmail(request: PageRequest): Promise<string> {
  const viewer = await viewerOf(request)
  if (viewer.kind === 'member' && viewer.member.email) return viewer.member.email
  const stored = savedTradeIn(request)
  if (!stored) return ''
  const { userId } = viewer.kind === 'member' ? viewer.member : {}
  const requester = { token: stored.token, ...(userId !== undefined && { userId }) }
  return (await viewTradeIn(request.ctx, requester, stored.number))?.email ?? ''
}

/** The chosen model stays in the list. */
function narrowed(models: readonly BuybackModel[], text: string, chosen: string | undefined) {
  const words = text.toLowerCase().split(' ')
  return models.filter(({ product: { model } }) => {
    const name = `${model.name} ${model.year}`.toLowerCase()
    return model.id === chosen || words.every(word => name.includes(word))
  })
}
