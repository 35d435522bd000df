import { createSellerHash, createSerialHash } from '#store/import/serial-hash.ts'
import { createSeal, type SealSecrets } from '#store/seal.ts'
import { createAlertTokens } from './alert/alert-token.ts'
import { createCartPasses } from './cloud/cart-pass.ts'
import { createCustomTokens } from './identity/custom-token.ts'
import { createLinkTokens } from './order/link-token.ts'
import { createWebhookSecrets } from './payment/webhook-secrets.ts'
import { createReturnTokens } from './return/return-tokens.ts'
import { createReviewTokens } from './review/review-tokens.ts'
import { createTradeInTokens } from './trade-in/trade-in-tokens.ts'
import { createVoucherCodes } from './voucher/voucher-codes.ts'

/** Everything that is derived from the shop's secrets: seals, signed tokens, codes and digests. */
export type Keys = ReturnType<typeof createKeys>

/** `sealSecrets` are the encryption keys, newest first; by default `secret` alone. */
export function createKeys(secret: string, sealSecrets: SealSecrets = [secret]) {
  return {
    secret,
    seal: createSeal(sealSecrets),
    /** Whether some values may still be encrypted with an older key. */
    hasOlderSeals: sealSecrets.length > 1,
    /** The links of guests to their orders. */
    links: createLinkTokens(secret),
    voucherCodes: createVoucherCodes(secret),
    alertTokens: createAlertTokens(secret),
    customTokens: createCustomTokens(secret),
    returnTokens: createReturnTokens(secret),
    reviewTokens: createReviewTokens(secret),
    tradeInTokens: createTradeInTokens(secret),
    cartPasses: createCartPasses(secret),
    webhookSecrets: createWebhookSecrets(secret),
    /** Digest of an IMEI or a serial number. */
    deviceHash: createSerialHash(secret),
    /** Digest of what the trade-ins of one seller have in common. */
    sellerHash: createSellerHash(secret),
  }
}
