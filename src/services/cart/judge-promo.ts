import type { Tries } from '../identity/tries.ts'

/** As many as /api/promo/ answers in a minute. */
const mostWrong = 20
export const promoSeconds = 60

type Deps = { readonly tries: Tries; readonly callerHash: (address: string) => string }

/**
 * quality.md "Attacks", code guessing: after so many wrong codes in a minute a client's codes are not looked at. Each is
 * counted as wrong until told otherwise, so that a burst of guesses is counted too.
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
