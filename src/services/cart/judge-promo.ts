import type { Tries } from '../identity/tries.ts'

/** The same as the number of requests that /api/promo/ answers in a minute. */
const mostWrong = 20
export const promoSeconds = 60

type Deps = { readonly tries: Tries; readonly callerHash: (address: string) => string }

/**
 * After this many wrong codes in a minute, the codes of a client are no longer checked. Each attempt counts as wrong
 * until proven otherwise, so that a burst of guesses is counted too (quality.md "Attacks", code guessing).
 */
export function makeJudgePromo({ tries, callerHash }: Deps) {
  return async (address: string) => {
    const key = callerHash(address)
    const wasNotWrong = () => tries.giveBack(key)
    const isJudged = (await tries.take(key)) <= mostWrong
    if (!isJudged) await wasNotWrong()
    return { isJudged, wasNotWrong }
  }
}
