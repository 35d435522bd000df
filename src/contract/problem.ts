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
  /** What vouchers leave of it. */
  toPay: z.object({ minor: z.int(), currency: z.string() }).optional(),
  /** Why a payment method, a promo code or a voucher was refused. */
  reason: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
  /** The lines of the cart it is about. */
  lineIds: z.array(z.string()).optional(),
  max: z.int().optional(),
  requestId: z.string().optional(),
})
export type Problem = z.infer<typeof problemSchema>
