import type { GuardRefusal } from '#domain/identity/identity-refusal.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { clientHash } from '../order/client-hash.ts'
import type { Caller } from './identity.ts'
import type { Tries } from './tries.ts'

/** Of one network address: beyond these it has to wait. */
const mostFailures = 20
const mostSent = 30
/** Beyond these, for one address or one account, the puzzle has to be solved. */
const freeFailures = 3
const freeSent = 3

/** In which they are counted. */
export const guardSeconds = { failures: 15 * 60, sent: 60 * 60 } as const

type Deps = {
  readonly secret: string
  readonly verifyCaptcha: (solution: string) => Promise<boolean>
  /** Guesses that were wrong, and things sent out. */
  readonly failures: Tries
  readonly sent: Tries
}

/** Something tried in the name of `account`: an e-mail address, a phone number, a member. */
type Tried = { readonly account: string; readonly caller: Caller }

/**
 * quality.md "Attacks": guessing is slowed without locking anybody out. What one network address does too often is
 * refused there; what many do to one account only asks for the puzzle, which its owner solves too.
 */
export function makeGuard({ secret, verifyCaptcha, failures, sent }: Deps) {
  const keysOf = ({ account, caller }: Tried) => ({
    network: `network ${clientHash(secret, caller.address)}`,
    account: `account ${account}`,
  })
  const isSolved = async ({ captcha }: Caller) =>
    captcha !== undefined && captcha !== '' && (await verifyCaptcha(captcha))

  const admit = async (tries: Tries, tried: Tried, most: number, free: number) => {
    const keys = keysOf(tried)
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
    if (Math.max(network, account) > free && !(await isSolved(tried.caller)))
      return refused({ kind: 'captcha-needed' })
    return ok({ wasRight: giveBack })
  }

  return {
    /** Counted as wrong until told otherwise, so that a burst of guesses is counted too. */
    mayGuess: (tried: Tried) => admit(failures, tried, mostFailures, freeFailures),
    maySend: (tried: Tried, isAlwaysPuzzled = false) =>
      admit(sent, tried, mostSent, isAlwaysPuzzled ? 0 : freeSent),
    needsCaptcha: async (tried: Tried): Promise<boolean> => {
      const keys = keysOf(tried)
      const counts = [await failures.count(keys.network), await failures.count(keys.account)]
      return Math.max(...counts) >= freeFailures
    },
  }
}

export type Guard = ReturnType<typeof makeGuard>
