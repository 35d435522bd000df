import { createHmac } from 'node:crypto'

/** The header with which Stripe signs a webhook. */
export function signedByStripe(body: string, stamp: number, secret: string) {
  const v1 = createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex')
  return { 'stripe-signature': `t=${stamp},v1=${v1}` }
}
