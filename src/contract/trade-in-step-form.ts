import { ok, type Result, refuse } from '#domain/result.ts'
import { type AnsweredStep, type Answers, ticksOf } from '#domain/trade-in/answers.ts'
import { type FormError, nothingToTick, type TradeInField } from '#domain/trade-in/step-form.ts'
import { parse } from './schema.ts'
import { tradeInAnswersSchema } from './trade-in-answers.ts'

/** A question's answer as its form sends it, except for the configuration, which is chosen from the price book. */
export type FormStep = Exclude<AnsweredStep, 'config-all' | 'config-storage' | 'email'>

export const formSteps = [
  'intro',
  'brand',
  'model',
  'config-provider',
  'liquid-contact',
  'burn-in',
  'grading-display',
  'grading-case',
  'battery',
  'console-controllers',
  ...(Object.keys(ticksOf) as (keyof typeof ticksOf)[]),
] as const satisfies readonly FormStep[]

/** Reads the answer from a question's form; an incomplete form gives no answer. */
export function readTradeInForm(
  step: FormStep,
  form: URLSearchParams,
): Result<NonNullable<Answers[FormStep]>, FormError> {
  const result = readAnswer(step, form)
  if (!result.ok) return result
  const parsed = parse(tradeInAnswersSchema, { [step]: result.value })
  const answer = parsed.ok ? parsed.value[step] : undefined
  return answer === undefined ? refuse({ kind: 'malformed' }) : ok(answer)
}

function readAnswer(step: FormStep, form: URLSearchParams): Result<unknown, FormError> {
  switch (step) {
    case 'battery':
      return firstOpen(form, ['health', 'swollen'], () => ({
        health: form.get('health'),
        isSwollen: form.get('swollen') === 'yes',
      }))
    case 'console-controllers':
      return firstOpen(form, ['count'], () => controllersIn(form))
  }
  if (!(step in ticksOf)) return firstOpen(form, ['answer'], () => form.get('answer'))
  const ticked = form.getAll('answer')
  if (ticked.includes(nothingToTick) && ticked.length > 1)
    return refuse({ kind: 'contradiction', field: 'answer' })
  return firstOpen(form, ['answer'], () => ticked.filter(each => each !== nothingToTick))
}

function firstOpen(
  form: URLSearchParams,
  fields: readonly TradeInField[],
  read: () => unknown,
): Result<unknown, FormError> {
  const field = fields.find(name => !form.get(name))
  return field === undefined ? ok(read()) : refuse({ kind: 'open', field })
}

/** Without a controller only the cables are recorded, as they may be present without one. */
function controllersIn(form: URLSearchParams) {
  const has = form.getAll('has')
  const count = Number(form.get('count'))
  return {
    count,
    areOriginal: count > 0 && has.includes('original'),
    hasDrift: count > 0 && !has.includes('steady'),
    hasCables: has.includes('cables'),
  }
}
