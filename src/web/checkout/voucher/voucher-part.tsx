import { useRef, useState } from 'react'
import { mostVouchers, type VoucherView } from '#domain/voucher/voucher.ts'
import { parseCode, writeCode } from '#domain/voucher/voucher-code.ts'
import type { VoucherText } from '#text/voucher/page/ro.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { AppliedVouchers } from './applied-vouchers.tsx'
import { OwnVouchers } from './own-vouchers.tsx'
import { voucherError } from './voucher-error.ts'
import { voucherFaultText } from './voucher-error-text.ts'
import { VoucherForm } from './voucher-form.tsx'

/**
 * The applied vouchers, the member's own ones, and a field for a code; folded while there is none. Focus moves to the heading when the focused
 * element disappears.
 */
export function VoucherPart({ text }: { readonly text: VoucherText }) {
  const { vouchers, ownVouchers = [] } = useCheckout()
  const heading = useRef<HTMLHeadingElement>(null)
  const [statusText, setStatusText] = useState('')
  const done = (message: string) => {
    setStatusText(message)
    heading.current?.focus()
  }
  useShownErrors(vouchers.dropped.map(({ error }) => voucherError(text, error)))
  const codes = vouchers.applied.map(({ code }) => code)
  const open = ownVouchers.filter(({ code }) => !codes.includes(parseCode(code) ?? ''))
  const isFull = codes.length >= mostVouchers
  return (
    <details
      open={codes.length + vouchers.dropped.length + open.length > 0 || undefined}
      className="mb-5 border-b border-line pb-5 open:grid open:gap-3.5"
    >
      <summary className="cursor-pointer rounded-[4px] py-1">
        <h3 ref={heading} tabIndex={-1} className="inline text-label font-[650]">
          {text.title}
        </h3>
      </summary>
      {vouchers.dropped.map(({ code, error }) => (
        <Alert key={code} tone="warning" announce="polite">
          {text.dropped(writeCode(code), voucherFaultText(text, error))}
        </Alert>
      ))}
      <AppliedVouchers text={text} onRemoved={() => done(text.removed)} />
      {isFull ? (
        <p className="text-meta text-ink-2">{text.most}</p>
      ) : (
        <MoreVouchers text={text} open={open} onAdded={() => done(text.added)} />
      )}
      <p role="status" className="sr-only">
        {statusText}
      </p>
    </details>
  )
}

type MoreVouchersProps = {
  readonly text: VoucherText
  readonly open: readonly VoucherView[]
  readonly onAdded: () => void
}

/** Clears a refused code once one of the member's own vouchers is used. */
function MoreVouchers({ text, open, onAdded }: MoreVouchersProps) {
  const [used, setUsed] = useState(0)
  const use = () => {
    setUsed(used + 1)
    onAdded()
  }
  return (
    <>
      {open.length > 0 && <OwnVouchers text={text} open={open} onAdded={use} />}
      <VoucherForm key={used} text={text} onAdded={onAdded} />
    </>
  )
}
