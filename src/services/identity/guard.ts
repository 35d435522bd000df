import type { GuardRefusal } from '#domain/identity/identity-refusal.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Captcha } from '#providers/captcha/captcha.ts'
import { clientHash } from '../order/client-hash.ts'
import type { RequestOrigin } from './identity.ts'
import type { Tries } from './tries.ts'

/** Limits per IP address; beyond them it has to wait. */
const mostFailures = 20
const mostSent = 30
/** Beyond these, for an IP address or an account, a captcha is required. */
const freeFailures = 3
const freeSent = 3

/** The windows in which they are counted. */
export const guardSeconds = { failures: 15 * 60, sent: 60 * 60 } as const

type Deps = {
  readonly secret: string
  readonly captcha: Pick<Captcha, 'verify'>
  /** Wrong guesses, and sent messages. */
  readonly failures: Tries
  readonly sent: Tries
}

/** An attempt on behalf of `account`: an email address, a phone number, a member. */
type Attempt = { readonly account: string; readonly caller: RequestOrigin }

/**
 * Slows down guessing without locking anybody out. Too many attempts from one IP address are refused there; attempts
 * of many addresses on one account only require a captcha, which its owner can solve too (quality.md "Attacks").
 */
export function createGuard({ secret, captcha, failures, sent }: Deps) {
  const keysOf = ({ account, caller }: Attempt) => ({
    network: `network ${clientHash(secret, caller.ipAddress)}`,
    account: `account ${account}`,
  })
  const isSolved = async ({ captcha: solution = '' }: RequestOrigin) =>
    solution !== '' && (await captcha.verify(solution))

  const admit = async (tries: Tries, attempt: Attempt, most: number, free: number) => {
    const keys = keysOf(attempt)
    const [network, account] = [await tries.take(keys.network), await tries.take(keys.account)]
    const giveBack = async () => {
      await tries.giveBack(keys.network)
      await tries.giveBack(keys.account)
    }
    const refused = async (refusal: GuardRefusal): Promise<Result<never, GuardRefusal>> => {
      await giveBack()
      return refuse(refusal)
    }
    if (network > most) {
      const retryAfterSeconds = await tries.secondsLeft(keys.network)
      return refused({ kind: 'too-many-tries', retryAfterSeconds })
    }
    if (Math.max(network, account) > free && !(await isSolved(attempt.caller)))
      return refused({ kind: 'captcha-needed' })
    return ok({ wasRight: giveBack })
  }

  return {
    /** Counts as wrong until proven otherwise, so that a burst of guesses is counted too. */
    mayGuess: (attempt: Attempt) => admit(failures, attempt, mostFailures, freeFailures),
    maySend: (attempt: Attempt, isCaptchaRequired = false) =>
      admit(sent, attempt, mostSent, isCaptchaRequired ? 0 : freeSent),
    needsCaptcha: async (attempt: Attempt): Promise<boolean> => {
      const keys = keysOf(attempt)
      const counts = [await failures.count(keys.network), await failures.count(keys.account)]
      return Math.max(...counts) >= freeFailures
    },
  }
}

export type Guard = ReturnType<typeof createGuard>
