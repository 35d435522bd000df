/** Fields of the questions' forms. */
export type TradeInField = 'answer' | 'health' | 'swollen' | 'count' | 'item' | 'color'

/** Why a question's form is no answer. */
export type FormError =
  /** A part of the question was left open. */
  | { readonly kind: 'open'; readonly field: TradeInField }
  /** Something was ticked, and that there is nothing to tick. */
  | { readonly kind: 'contradiction'; readonly field: 'answer' }
  /** No form of ours sends it. */
  | { readonly kind: 'malformed' }

/** Ticked where nothing else is to be told. */
export const nothingToTick = 'none'

/** What is said of the controllers that are there. */
export const controllerTicks = ['original', 'drift', 'cables'] as const
