import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The secret part of the unsubscribe link in an alert email: 192 bits derived from the shop's secret and the alert's
 * id.
 */
export function createAlertTokens(secret: string) {
  const tokenOf = (alertId: string): string =>
    createHmac('sha256', secret)
      .update(`stock alert ${alertId}`)
      .digest()
      .subarray(0, 24)
      .toString('base64url')
  /** Compares in constant time. */
  const isTokenOf = (alertId: string, token: string): boolean => {
    const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(alertId))]
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  return { tokenOf, isTokenOf }
}
