import { createHash, createHmac } from 'node:crypto'
import { codeLength, codeLetters } from '#domain/voucher/voucher-code.ts'

/**
 * The code of a voucher, derived from the shop's secret and the voucher id: it can be shown again and is never stored.
 * The database stores its hash.
 */
export function createVoucherCodes(secret: string) {
  return {
    /** Without group separators. */
    codeOf: (voucherId: string): string => {
      const bytes = createHmac('sha256', secret).update(`voucher ${voucherId}`).digest()
      return Array.from(bytes.subarray(0, codeLength), byte => codeLetters[byte % 32]).join('')
    },
    hashOf: (code: string): string => createHash('sha256').update(`voucher ${code}`).digest('hex'),
  }
}

export type VoucherCodes = ReturnType<typeof createVoucherCodes>
