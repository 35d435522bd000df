import type { Challenge } from '#contract/captcha.ts'
import type { makeJudgePromo } from '#services/cart/judge-promo.ts'
import type { makeAdmitStaff } from '#services/identity/admit-staff.ts'

/** Rate limits of requesters, shared by all processes. */
export type Limits = {
  /** A puzzle to solve before something is sent or attempted. */
  readonly challenge: () => Promise<Challenge>
  /** Adds `by` to the count of `key`; a window that begins with this call lasts `windowMs`. */
  readonly addToTally: (
    key: string,
    by: number,
    windowMs: number,
  ) => Promise<{ readonly count: number; readonly leftMs: number }>
  readonly admitStaff: ReturnType<typeof makeAdmitStaff>
  readonly judgePromo: ReturnType<typeof makeJudgePromo>
}
