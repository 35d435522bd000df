import { data } from 'react-router'
import { type FormStep, formSteps, readTradeInForm } from '#contract/trade-in-step-form.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { AnsweredStep, Answers, Configured } from '#domain/trade-in/answers.ts'
import { beginKey } from '#domain/trade-in/begin-path.ts'
import type { TradeInFormStep } from '#domain/trade-in/step.ts'
import type { FormError } from '#domain/trade-in/step-form.ts'
import { answer } from '#domain/trade-in/transition.ts'
import { viewBuyback } from '#services/trade-in/view-buyback.ts'
import { withCookies } from '../identity/entry.ts'
import { notFound, onFixedPage, type PageRequest, personal } from '../page-request.ts'
import { readFields } from '../read-form.ts'
import { isReached, stepIn, toStep } from './load-trade-in-step.ts'
import { factsFor, nextStepOf, type Seller, sellerIn, sellerWith } from './seller.ts'
import { sendTradeInEmail } from './send-trade-in-email.ts'
import { endSoldDraft } from './sold-draft.ts'
import { exchangeCookies } from './trade-in.ts'
import { draftCookie } from './trade-in-draft.ts'

/** Stores the answer to a question and continues; an invalid answer shows the question again, with the input. */
export const sendTradeInStep = onFixedPage('sell-step', async request => {
  const step = stepIn(request)
  const isNew = request.query.has(beginKey)
  if (!isNew) await endSoldDraft(request)
  const seller = isNew ? nobodyYet : await sellerIn(request)
  // A model may be chosen on the landing page, before its type and brand.
  if (step === undefined || (step !== 'model' && !isReached(seller, step, nextStepOf(seller))))
    throw toStep(request, nextStepOf(seller))
  if (step === 'email') return sendTradeInEmail(request, seller)
  const form = await readFields(request.request)
  const result = await readAnswers(request, seller, step, form)
  if (!result.ok) {
    if (result.refusal.kind === 'malformed') throw data(undefined, { status: 400 })
    return data({ error: result.refusal, sent: [...form] }, { status: 422, headers: personal })
  }
  const updated = await sellerWith(request, result.value)
  const item = step === 'model' ? itemIn(updated, form) : undefined
  const cookies = [draftCookie(request, updated.answers), ...(await exchangeCookies(request))]
  throw toStep(request, nextStepOf(updated), withCookies(cookies), item)
})

/** Who chose a model by an estimate chose its configuration, too: the question after it has that ticked. */
function itemIn({ model }: Seller, form: URLSearchParams): string | undefined {
  return model?.configurations.find(({ item }) => item === form.get('item'))?.item
}

const nobodyYet: Seller = { answers: {}, model: undefined, offer: undefined }

/** All answers, including the one in this step. */
async function readAnswers(
  request: PageRequest,
  seller: Seller,
  step: TradeInFormStep,
  form: URLSearchParams,
): Promise<Result<Answers, FormError>> {
  if (step === 'config-all' || step === 'config-storage') {
    const configured = configuredIn(seller, form)
    return configured.ok ? ok(withAnswer(seller, step, configured.value)) : configured
  }
  if (!isFormStep(step)) throw notFound()
  const result = readTradeInForm(step, form)
  if (!result.ok) return result
  return step === 'model' && typeof result.value === 'string'
    ? modelChosen(request, seller, result.value)
    : ok(withAnswer(seller, step, result.value))
}

function isFormStep(step: TradeInFormStep): step is FormStep {
  return (formSteps as readonly TradeInFormStep[]).includes(step)
}

function withAnswer<Step extends AnsweredStep>(
  { answers, model }: Seller,
  step: Step,
  value: NonNullable<Answers[Step]>,
): Answers {
  return answer(answers, step, value, factsFor(model))
}

/** Choosing a model also answers its type and brand. */
async function modelChosen(
  { ctx, market }: PageRequest,
  seller: Seller,
  id: string,
): Promise<Result<Answers, FormError>> {
  const model = await viewBuyback(ctx, market, id)
  if (!model) return refuse({ kind: 'open', field: 'answer' })
  const { type, brand } = model.product.model
  const answers = answer(
    answer(seller.answers, 'intro', type, factsFor(seller.model)),
    'brand',
    brand,
    factsFor(seller.model),
  )
  return ok(answer(answers, 'model', id, factsFor(model)))
}

/** One of the configurations that are bought, and a colour if the model has colours. */
function configuredIn({ model }: Seller, form: URLSearchParams): Result<Configured, FormError> {
  const chosen = model?.configurations.find(({ item }) => item === form.get('item'))
  if (!chosen) return refuse({ kind: 'open', field: 'item' })
  const color = model?.colors.find(({ name }) => name === form.get('color'))
  if (!color && model?.colors.length) return refuse({ kind: 'open', field: 'color' })
  return ok({ ...chosen.configured, ...(color && { color: color.name }) })
}
