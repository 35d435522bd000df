import { createHash, createHmac } from 'node:crypto'

/**
 * The secret part of an invitation link: 192 bits derived from the shop's secret and the invitation id, so it is never
 * stored; the database stores its hash. `recipientHashOf` distinguishes addresses without storing them.
 */
export function createReviewTokens(secret: string) {
  const hmac = (of: string) => createHmac('sha256', secret).update(of).digest()
  return {
    tokenOf: (invitationId: string): string =>
      hmac(`review invitation ${invitationId}`).subarray(0, 24).toString('base64url'),
    hashOf: (token: string): string => createHash('sha256').update(token).digest('hex'),
    recipientHashOf: (email: string): string =>
      hmac(`review stop ${email.trim().toLowerCase()}`).toString('hex'),
  }
}
