import { choicesOf, ticksOf } from '#domain/trade-in/answers.ts'
import type { StepPage } from '#domain/trade-in/step-view.ts'
import type { FormField } from '#web/form/use-form.ts'
import { BatteryQuestion } from './battery-question.tsx'
import { ControllersQuestion } from './controllers-question.tsx'
import { BrandQuestion, ConfigurationQuestion, TypeQuestion } from './device-questions.tsx'
import { EmailQuestion } from './email-question.tsx'
import { ModelQuestion } from './model-question.tsx'
import { OneChoice } from './one-choice.tsx'
import type { QuestionProps, TickStep } from './question-props.ts'
import { Ticks } from './ticks.tsx'

type AnyQuestionProps = QuestionProps & {
  readonly page: Extract<StepPage, { kind: 'question' }>
  readonly email: FormField
}

/** The question of a step. */
export function Question({ page, email, ...question }: AnyQuestionProps) {
  const { step } = question
  const { choices, device } = page
  if (choices?.kind === 'brands') return <BrandQuestion {...question} choices={choices} />
  if (choices?.kind === 'models') return <ModelQuestion {...question} choices={choices} />
  if (choices?.kind === 'configurations')
    return <ConfigurationQuestion {...question} {...{ choices, device }} />
  if (choices?.kind === 'address')
    return <EmailQuestion {...question} field={email} choices={choices} />
  if (isOneChoice(step)) return <OneChoice {...question} step={step} />
  if (isTicks(step)) return <Ticks {...question} step={step} />
  if (step === 'intro') return <TypeQuestion {...question} />
  if (step === 'battery') return <BatteryQuestion {...question} />
  if (step === 'console-controllers') return <ControllersQuestion {...question} />
  return undefined
}

function isOneChoice(step: string): step is keyof typeof choicesOf {
  return step in choicesOf
}

function isTicks(step: string): step is TickStep {
  return step in ticksOf
}
