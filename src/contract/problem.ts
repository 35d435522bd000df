import { z } from 'zod'

/** RFC 9457 problem+json with a stable `code`, and `field` and `step` where they apply (orders.md "Names on the wire"). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  field: z.string().optional(),
  step: z.string().optional(),
  total: z.object({ minor: z.int(), currency: z.string() }).optional(),
  /** The amount that vouchers leave to pay. */
  toPay: z.object({ minor: z.int(), currency: z.string() }).optional(),
  /** The reason why a payment method, a promo code or a voucher was refused. */
  reason: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
  /** The affected lines of the cart. */
  lineIds: z.array(z.string()).optional(),
  max: z.int().optional(),
  requestId: z.string().optional(),
})
export type Problem = z.infer<typeof problemSchema>
