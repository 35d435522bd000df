import { voucherCheckSchema } from '#contract/voucher.ts'
import type { Market } from '#domain/market/market.ts'
import type { VoucherCheck } from '#domain/voucher/voucher.ts'

export type VouchersAnswer =
  | { readonly kind: 'checked'; readonly vouchers: readonly VoucherCheck[] }
  | { readonly kind: 'too-many' | 'unreachable' }

const timeoutMs = 10_000

/** What the codes are worth to the account signed in here, in their order. */
export async function askVouchers(
  market: Market,
  codes: readonly string[],
): Promise<VouchersAnswer> {
  try {
    const response = await fetch('/api/vouchers/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ market, codes }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 429) return { kind: 'too-many' }
    const parsed = voucherCheckSchema.safeParse(response.ok ? await response.json() : undefined)
    return parsed.success && parsed.data.vouchers.length === codes.length
      ? { kind: 'checked', vouchers: parsed.data.vouchers }
      : { kind: 'unreachable' }
  } catch {
    return { kind: 'unreachable' }
  }
}
