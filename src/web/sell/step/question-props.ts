import type { ticksOf } from '#domain/sell/answers.ts'
import type { FormError, TradeInField } from '#domain/sell/step-form.ts'
import type { StepView } from '#domain/sell/step-view.ts'

export type TickStep = keyof typeof ticksOf

/** What a question is drawn from. */
export type QuestionProps = Pick<StepView, 'step' | 'answers'> & {
  /** What a refused form said; undefined where the answers kept are shown. */
  readonly sent: URLSearchParams | undefined
  readonly errorOf: (field: TradeInField | 'email') => string | undefined
}

export const titleId = 'step-title'

/** A form that was not whole, or was sent too often, as it was sent. */
export type RefusedStep = {
  readonly fault:
    | Exclude<FormError, { kind: 'malformed' }>
    | { readonly kind: 'email' }
    | { readonly kind: 'too-many-tries'; readonly minutes: number }
  readonly sent: readonly (readonly [name: string, value: string])[]
}
