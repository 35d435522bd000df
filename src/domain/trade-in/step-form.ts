/** The form fields of the questions. */
export type TradeInField = 'answer' | 'health' | 'swollen' | 'count' | 'item' | 'color'

/** Why a submitted form is not a valid answer. */
export type FormError =
  /** A part of the question was left unanswered. */
  | { readonly kind: 'open'; readonly field: TradeInField }
  /** An option and "none" were both ticked. */
  | { readonly kind: 'contradiction'; readonly field: 'answer' }
  /** Not a submission of this form. */
  | { readonly kind: 'malformed' }

/** The value of the "none of these" checkbox. */
export const nothingToTick = 'none'

/** The checkboxes about the controllers; all say what is present or works, none what is missing. */
export const controllerTicks = ['original', 'steady', 'cables'] as const
