import { useEffect, useState } from 'react'
import type { Checkout } from '#domain/checkout/checkout.ts'
import type { Market } from '#domain/market/market.ts'
import type { VoucherCheck } from '#domain/voucher/voucher.ts'
import { parseCode } from '#domain/voucher/voucher-code.ts'
import type { VoucherRefusal } from '#domain/voucher/voucher-refusal.ts'
import type { VouchersAnswer } from '#web/client/voucher-client.ts'
import { stepsOf } from '../stored-steps.ts'

export type VoucherError = VoucherRefusal['kind'] | 'twice' | 'too-many' | 'unreachable'

type AppliedVoucher = Pick<
  Extract<VoucherCheck, { kind: 'open' }>,
  'left' | 'isPending' | 'orderFrom'
> & {
  readonly code: string
}
type DroppedVoucher = { readonly code: string; readonly error: VoucherError }

/** The vouchers of this checkout as the server knows them now. Codes are stored without group separators. */
export type VouchersNow = {
  readonly applied: readonly AppliedVoucher[]
  /** The server has not yet said what some vouchers are worth. */
  readonly isChecking: boolean
  /** Vouchers that were removed because they no longer pay anything. */
  readonly dropped: readonly DroppedVoucher[]
  /** `undefined` if the voucher was added. */
  readonly add: (typed: string) => Promise<VoucherError | undefined>
  readonly remove: (code: string) => void
  /** Checks again what all vouchers are worth. */
  readonly recheck: () => void
}

const none: readonly string[] = []

export function useVouchers({ market, vouchers: codes = none }: Checkout): VouchersNow {
  const [known, setKnown] = useState<readonly AppliedVoucher[]>([])
  const [dropped, setDropped] = useState<readonly DroppedVoucher[]>([])
  const applied = codes.flatMap(code => known.find(each => each.code === code) ?? [])
  const isChecking = applied.length < codes.length
  const { spend } = stepsOf(market)
  useCheck(market, isChecking ? codes : none, (open, refused) => {
    setKnown(open)
    if (refused.length === 0) return
    setDropped(refused)
    spend(open.map(({ code }) => code))
  })
  const add = async (typed: string) => {
    setDropped([])
    const added = await checkedOne(market, codes, typed)
    if ('error' in added) return added.error
    setKnown(before => [...before.filter(({ code }) => code !== added.code), added])
    spend([...codes, added.code])
    return undefined
  }
  const remove = (code: string) => {
    setDropped([])
    spend(codes.filter(each => each !== code))
  }
  return { applied, isChecking, dropped, add, remove, recheck: () => setKnown([]) }
}

/** Downloaded with the first code, as for promo codes. */
async function askVouchers(market: Market, codes: readonly string[]): Promise<VouchersAnswer> {
  try {
    const client = await import('#web/client/voucher-client.ts')
    return await client.askVouchers(market, codes)
  } catch {
    return { kind: 'unreachable' }
  }
}

type OnChecked = (open: readonly AppliedVoucher[], refused: readonly DroppedVoucher[]) => void

/** Checks what stored codes are worth. If the server does not respond, the next change checks again. */
function useCheck(market: Market, codes: readonly string[], onChecked: OnChecked) {
  const key = codes.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the codes to check; `onChecked` only receives the response
  useEffect(() => {
    if (key === '') return
    let isCurrent = true
    void askVouchers(market, codes).then(answer => {
      if (!isCurrent || answer.kind !== 'checked') return
      const open: AppliedVoucher[] = []
      const refused: DroppedVoucher[] = []
      for (const [at, result] of answer.vouchers.entries()) {
        const code = codes[at] ?? ''
        if (result.kind === 'open') open.push({ ...result, code })
        else refused.push({ code, error: result.reason.kind })
      }
      onChecked(open, refused)
    })
    return () => {
      isCurrent = false
    }
  }, [key, market])
}

async function checkedOne(
  market: Market,
  codes: readonly string[],
  typed: string,
): Promise<AppliedVoucher | { readonly error: VoucherError }> {
  const code = parseCode(typed)
  if (code === undefined) return { error: 'unknown' }
  if (codes.includes(code)) return { error: 'twice' }
  const answer = await askVouchers(market, [code])
  if (answer.kind !== 'checked') return { error: answer.kind }
  const [result] = answer.vouchers
  if (result?.kind === 'open') return { ...result, code }
  return { error: result?.reason.kind ?? 'unknown' }
}
