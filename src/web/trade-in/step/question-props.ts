import type { ticksOf } from '#domain/trade-in/answers.ts'
import type { FormError, TradeInField } from '#domain/trade-in/step-form.ts'
import type { StepView } from '#domain/trade-in/step-view.ts'

export type TickStep = keyof typeof ticksOf

/** What a question is rendered from. */
export type QuestionProps = Pick<StepView, 'step' | 'answers'> & {
  /** The values of a refused form; `undefined` if the saved answers are shown. */
  readonly sent: URLSearchParams | undefined
  readonly errorOf: (field: TradeInField | 'email') => string | undefined
}

export const titleId = 'step-title'

/** A form that was incomplete, or sent too often, with its values as submitted. */
export type RefusedStep = {
  readonly error:
    | Exclude<FormError, { kind: 'malformed' }>
    | { readonly kind: 'email' }
    | { readonly kind: 'too-many-tries'; readonly minutes: number }
  readonly sent: readonly (readonly [name: string, value: string])[]
}
