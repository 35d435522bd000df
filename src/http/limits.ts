import type { Challenge } from '#contract/captcha.ts'
import type { makeJudgePromo } from '#services/cart/judge-promo.ts'
import type { makeAdmitStaff } from '#services/identity/admit-staff.ts'

/** What is counted against whoever asks, by all processes together. */
export type Limits = {
  /** A puzzle to solve before something is sent or tried. */
  readonly challenge: () => Promise<Challenge>
  /** `by` more of `key`, in a window that has `windowMs` to go where it begins with these. */
  readonly addToTally: (
    key: string,
    by: number,
    windowMs: number,
  ) => Promise<{ readonly count: number; readonly leftMs: number }>
  readonly admitStaff: ReturnType<typeof makeAdmitStaff>
  readonly judgePromo: ReturnType<typeof makeJudgePromo>
}
