import { createHash, createHmac } from 'node:crypto'

/**
 * The secret part of the link in a trade-in's emails: 192 bits derived from the shop's secret and the trade-in id, so
 * it is never stored and every email has the same one. The database stores its hash.
 */
export function createTradeInTokens(secret: string) {
  const tokenOf = (tradeInId: string): string =>
    createHmac('sha256', secret)
      .update(`sale link ${tradeInId}`)
      .digest()
      .subarray(0, 24)
      .toString('base64url')
  /**
   * Only emails contain it, never a response: whoever has it has read an email of the trade-in. The token does not prove
   * that, because the browser that opened the trade-in has it, too.
   */
  const addressProofOf = (tradeInId: string): string =>
    createHmac('sha256', secret)
      .update(`sale address ${tradeInId}`)
      .digest()
      .subarray(0, 24)
      .toString('base64url')
  return {
    tokenOf,
    addressProofOf,
    hashOf: (token: string): string => createHash('sha256').update(token).digest('hex'),
    /** Reveals nothing about a request except whether it was repeated. */
    requestHashOf: (text: string): string =>
      createHmac('sha256', secret).update(`sale request ${text}`).digest('hex'),
  }
}
