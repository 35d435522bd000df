import { createHash, createHmac } from 'node:crypto'

/**
 * The secret part of the link in a sale's letters: 192 bits made from the shop's secret and the sale's id, so that it is
 * never stored and every letter has the same one. The database keeps its hash.
 */
export function makeSaleTokens(secret: string) {
  const tokenOf = (tradeInId: string): string =>
    createHmac('sha256', secret)
      .update(`sale link ${tradeInId}`)
      .digest()
      .subarray(0, 24)
      .toString('base64url')
  return {
    tokenOf,
    hashOf: (token: string): string => createHash('sha256').update(token).digest('hex'),
    /** Tells nothing of a request but whether it came again. */
    requestHashOf: (text: string): string =>
      createHmac('sha256', secret).update(`sale request ${text}`).digest('hex'),
  }
}

export type TradeInTokens = ReturnType<typeof makeSaleTokens>
