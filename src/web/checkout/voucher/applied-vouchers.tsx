import { isOrderLargeEnough, spendOn } from '#domain/voucher/voucher.ts'
import { writeCode } from '#domain/voucher/voucher-code.ts'
import type { VoucherText } from '#text/voucher/page/ro.ts'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { useCheckout } from '../checkout-context.tsx'
import { TextButton } from './text-button.tsx'

type AppliedVouchersProps = { readonly text: VoucherText; readonly onRemoved: () => void }

/** The applied vouchers, each with the amount it pays of this order. */
export function AppliedVouchers({ text, onRemoved }: AppliedVouchersProps) {
  const { vouchers, totals } = useCheckout()
  const format = useFormatPrice()
  const { spent } = spendOn(totals.total, vouchers.applied)
  if (vouchers.applied.length === 0) return undefined
  return (
    <ul className="grid gap-2">
      {vouchers.applied.map(({ code, isPending, ...voucher }) => {
        const amount = spent.find(({ voucher }) => voucher.code === code)?.amount
        const formattedCode = writeCode(code)
        return (
          <li
            key={code}
            className="flex flex-wrap items-center justify-between gap-x-3 rounded-button border border-jade bg-jade-tint px-3.5 py-2"
          >
            <p className="min-w-[min(12rem,100%)] flex-1 text-meta">
              <span className="font-semibold">{text.applied(formattedCode)}</span>{' '}
              <span className="text-ink-2">
                {amount
                  ? text.pays(format.total(amount))
                  : voucher.orderFrom && !isOrderLargeEnough(voucher, totals.total)
                    ? text.onlyFrom(format.total(voucher.orderFrom))
                    : text.notNeeded}
              </span>
            </p>
            {amount && isPending && <p className="order-last w-full text-meta">{text.pending}</p>}
            <TextButton
              label={text.removeNamed(formattedCode)}
              onPress={() => {
                vouchers.remove(code)
                onRemoved()
              }}
            >
              {text.remove}
            </TextButton>
          </li>
        )
      })}
    </ul>
  )
}
