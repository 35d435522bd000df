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
  const steps = knownSteps(answers, factsOf)
  return steps.find(step => !isAnswered(answers, step)) ?? 'offer'
}

/** A step opens when all before it are answered; any answered step can be revisited. */
export function isOpen(answers: Answers, step: TradeInFormStep, factsOf: FactsOf): boolean {
  const steps = knownSteps(answers, factsOf)
  const place = steps.indexOf(step)
  return place >= 0 && place <= steps.indexOf(openStep(answers, factsOf))
}

export function stepAfter(
  answers: Answers,
  step: TradeInFormStep,
  factsOf: FactsOf,
): TradeInFormStep | undefined {
  const steps = knownSteps(answers, factsOf)
  return steps[steps.indexOf(step) + 1]
}

export function stepBefore(
  answers: Answers,
  step: TradeInFormStep,
  factsOf: FactsOf,
): TradeInFormStep | undefined {
  const steps = knownSteps(answers, factsOf)
  return steps[steps.indexOf(step) - 1]
}

/** Answers that become invalid when the answer they depend on changes. */
const dependents: Partial<Record<AnsweredStep, readonly AnsweredStep[]>> = {
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
  const dropped: readonly string[] = isAnother ? (dependents[step] ?? []) : []
  const remaining = Object.fromEntries(
    Object.entries(answers).filter(([key]) => !dropped.includes(key)),
  ) as Answers
  return fittingAnswers({ ...remaining, [step]: value }, factsOf)
}

/**
 * Only the answers to the model's questions. Nothing is dropped until a model is chosen: it may have the same
 * questions.
 */
export function fittingAnswers(answers: Answers, factsOf: FactsOf): Answers {
  const model = factsIn(answers, factsOf)
  if (!model) return answers
  const steps: readonly string[] = stepsOf(model)
  const { battery, ...rest } = answers
  const fits = battery && isBatteryOf(model.type, battery) ? { battery } : {}
  return Object.fromEntries(
    Object.entries({ ...rest, ...fits }).filter(([key]) => steps.includes(key)),
  ) as Answers
}
