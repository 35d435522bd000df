import { type AnsweredStep, type Answers, isBatteryOf } from './answers.ts'
import type { TradeInFormStep } from './step.ts'
import { type ModelFacts, stepsOf } from './steps.ts'

/** Finds the facts of a model by its id; `undefined` for a model that is not bought. */
export type FactsOf = (modelId: string) => ModelFacts | undefined

const beforeModel: readonly TradeInFormStep[] = ['intro', 'brand', 'model']

/** The questions known so far: up to the model until one is chosen. */
export function knownSteps(answers: Answers, factsOf: FactsOf): readonly TradeInFormStep[] {
  const model = factsIn(answers, factsOf)
  return model ? stepsOf(model) : beforeModel
}

/** Only cellular devices have the network question, and a model may come with and without cellular (sell.md, Steps). */
function factsIn(answers: Answers, factsOf: FactsOf): ModelFacts | undefined {
  const model = answers.model === undefined ? undefined : factsOf(answers.model)
  return model && answers['config-all']?.connectivity === 'Wi-Fi'
    ? { ...model, isCellular: false }
    : model
}

function isAnswered(answers: Answers, step: TradeInFormStep): boolean {
  return (answers as Partial<Record<TradeInFormStep, unknown>>)[step] !== undefined
}

/** The first unanswered step: where an interrupted form resumes. */
export function openStep(answers: Answers, factsOf: FactsOf): TradeInFormStep {
  const request = knownSteps(answers, factsOf)
  return request.find(step => !isAnswered(answers, step)) ?? 'offer'
}

/** A step opens when all before it are answered; any answered step can be revisited. */
export function isOpen(answers: Answers, step: TradeInFormStep, factsOf: FactsOf): boolean {
  const request = knownSteps(answers, factsOf)
  const place = request.indexOf(step)
  return place >= 0 && place <= request.indexOf(openStep(answers, factsOf))
}

export function stepAfter(
  answers: Answers,
  step: TradeInFormStep,
  factsOf: FactsOf,
): TradeInFormStep | undefined {
  const request = knownSteps(answers, factsOf)
  return request[request.indexOf(step) + 1]
}

export function stepBefore(
  answers: Answers,
  step: TradeInFormStep,
  factsOf: FactsOf,
): TradeInFormStep | undefined {
  const request = knownSteps(answers, factsOf)
  return request[request.indexOf(step) - 1]
}

/** Answers that become invalid when the answer they depend on changes. */
const leaningOn: Partial<Record<AnsweredStep, readonly AnsweredStep[]>> = {
  intro: ['brand', 'model', 'config-all', 'config-storage'],
  brand: ['model', 'config-all', 'config-storage'],
  model: ['config-all', 'config-storage'],
}

/**
 * Answers a step, and drops answers that no longer apply: those that depend on a changed answer, and those to questions
 * the model does not have.
 */
export function answer<Step extends AnsweredStep>(
  answers: Answers,
  step: Step,
  value: NonNullable<Answers[Step]>,
  factsOf: FactsOf,
): Answers {
  const isAnother = answers[step] !== value
  const dropped: readonly string[] = isAnother ? (leaningOn[step] ?? []) : []
  const stored = Object.fromEntries(
    Object.entries(answers).filter(([key]) => !dropped.includes(key)),
  ) as Answers
  return fittingAnswers({ ...stored, [step]: value }, factsOf)
}

/**
 * Only the answers to the model's questions. Nothing is dropped until a model is chosen: it may have the same
 * questions.
 */
export function fittingAnswers(answers: Answers, factsOf: FactsOf): Answers {
  const model = factsIn(answers, factsOf)
  if (!model) return answers
  const request: readonly string[] = stepsOf(model)
  const { battery, ...rest } = answers
  const fits = battery && isBatteryOf(model.type, battery) ? { battery } : {}
  return Object.fromEntries(
    Object.entries({ ...rest, ...fits }).filter(([key]) => request.includes(key)),
  ) as Answers
}
