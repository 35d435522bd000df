import { createHmac, timingSafeEqual } from 'node:crypto'

/** The secret in the webhook URL of one attempt: 192 bits. */
export function createWebhookSecrets(secret: string) {
  const of = (attemptId: string): string =>
    createHmac('sha256', secret)
      .update(`notices of ${attemptId}`)
      .digest()
      .subarray(0, 24)
      .toString('base64url')
  return {
    of,
    matches: (attemptId: string, given: string): boolean => {
      const [one, other] = [Buffer.from(given), Buffer.from(of(attemptId))]
      return one.length === other.length && timingSafeEqual(one, other)
    },
  }
}
