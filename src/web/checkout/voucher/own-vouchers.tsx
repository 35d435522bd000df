import { useState } from 'react'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import type { VoucherView } from '#domain/voucher/voucher.ts'
import type { VoucherText } from '#text/voucher/page/ro.ts'
import { reportFormError } from '#web/client/form-error.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { useCheckout } from '../checkout-context.tsx'
import { TextButton } from './text-button.tsx'
import type { VoucherError } from './use-vouchers.ts'
import { voucherError } from './voucher-error.ts'
import { voucherFaultText } from './voucher-error-text.ts'

type OwnVouchersProps = {
  readonly text: VoucherText
  /** Vouchers with money left that are not applied yet. */
  readonly open: readonly VoucherView[]
  readonly onAdded: () => void
}

/** A member's own vouchers, each applied with one click. */
export function OwnVouchers({ text, open, onAdded }: OwnVouchersProps) {
  const { vouchers } = useCheckout()
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<{ readonly code: string; readonly error: VoucherError }>()
  const spend = async (code: string) => {
    setPending(true)
    setRefused(undefined)
    const error = await vouchers.add(code)
    setPending(false)
    if (!error) return onAdded()
    setRefused({ code, error })
    reportFormError(voucherError(text, error))
  }
  return (
    <div>
      <p className="mb-2 text-meta text-ink-2">{text.own}</p>
      <ul className="grid gap-2">
        {open.map(voucher => (
          <OwnVoucher
            key={voucher.code}
            {...{ text, voucher, isPending }}
            error={refused?.code === voucher.code ? refused.error : undefined}
            onSpend={() => void spend(voucher.code)}
          />
        ))}
      </ul>
    </div>
  )
}

type OwnVoucherProps = {
  readonly text: VoucherText
  readonly voucher: VoucherView
  readonly isPending: boolean
  readonly error: VoucherError | undefined
  readonly onSpend: () => void
}

function OwnVoucher({ text, voucher, isPending: isWaiting, error, onSpend }: OwnVoucherProps) {
  const { market, locale } = useMarket()
  const format = useFormatPrice()
  const { code, expiresAt, isPending, orderFrom } = voucher
  const left = format.total(voucher.left)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 rounded-button border border-line px-3.5 py-2">
      <p className="min-w-[min(12rem,100%)] flex-1 text-meta">
        <span className="font-semibold whitespace-nowrap">{code}</span>{' '}
        {isPending && <span className="text-ink-2">{text.pendingOwn}</span>}
        {orderFrom && <span className="text-ink-2">{text.from(format.total(orderFrom))}. </span>}
        {expiresAt !== undefined && (
          <span className="text-ink-2">
            {text.until(formatLongDay(dayIn(market, new Date(expiresAt)), locale))}
          </span>
        )}
      </p>
      <TextButton label={text.spendNamed(left, code)} isBusy={isWaiting} onPress={onSpend}>
        {text.spend(left)}
      </TextButton>
      {error && (
        <p role="alert" className="w-full text-label text-rust">
          {voucherFaultText(text, error)}
        </p>
      )}
    </li>
  )
}
