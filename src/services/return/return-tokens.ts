import { createHmac, timingSafeEqual } from 'node:crypto'

const proofMinutes = 120

/**
 * The secrets with which a visitor without an account proves that an order, or one return, is theirs: derived from
 * the shop's secret and never stored. A proof names its order and its expiry; a link lasts as long as its return.
 */
export function createReturnTokens(secret: string) {
  const signed = (text: string): string =>
    createHmac('sha256', secret).update(text).digest().subarray(0, 24).toString('base64url')
  const proofUntil = (orderId: string, until: number): string =>
    `${until.toString(36)}.${signed(`withdrawal ${orderId} ${until}`)}`
  const linkOf = (returnId: string): string => signed(`return link ${returnId}`)
  return {
    proofOf: (orderId: string, at: Date): string =>
      proofUntil(orderId, at.getTime() + proofMinutes * 60_000),
    isProofOf: (proof: string, orderId: string, at: Date): boolean => {
      const until = Number.parseInt(proof.split('.')[0] ?? '', 36)
      if (!Number.isSafeInteger(until) || until <= at.getTime()) return false
      return isSame(proof, proofUntil(orderId, until))
    },
    linkOf,
    isLinkOf: (token: string, returnId: string): boolean => isSame(token, linkOf(returnId)),
    /** Compares two texts in constant time. */
    isSameText: (one: string, other: string): boolean => isSame(signed(one), signed(other)),
  }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
