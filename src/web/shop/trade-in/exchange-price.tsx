import { type ReactNode, useId } from 'react'
import { negate } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import { type ExchangeDevice, leftToPay } from '#domain/trade-in/trade-in.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useTradeText } from '#web/text/use-trade-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { TextLink } from '#web/ui/text-link.tsx'

type ExchangePriceProps = {
  readonly exchangeDevice: ExchangeDevice
  /** The value of the device as a voucher. */
  readonly voucher: Money
  readonly isFinal: boolean
}

type WithinProps = {
  /** Alone in a card, which frames it: no line sets it apart from what is above. */
  readonly isFramed?: boolean
  readonly children?: ReactNode
}

/** The offer compared with the price of the device it is meant for. */
export function ExchangePrice({
  exchangeDevice,
  voucher,
  isFinal,
  isFramed = false,
  children,
}: ExchangePriceProps & WithinProps) {
  const text = useTradeText()
  const { base } = useMarket()
  const { total } = useFormatPrice()
  const title = useId()
  const rows = [
    [text.price, total(exchangeDevice.price)],
    [isFinal ? text.voucher : text.voucherUpTo, total(negate(voucher))],
  ]
  return (
    <section
      aria-labelledby={title}
      className={classNames('text-meta', !isFramed && 'border-t border-line pt-3')}
    >
      <h2 id={title} className="text-meta font-bold tracking-normal">
        <TextLink tone="ink" href={base + exchangeDevice.path} className="inline-block min-h-6">
          {text.title(exchangeDevice.title)}
        </TextLink>
      </h2>
      <dl className="mt-2 grid gap-1.5">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-ink-2">{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-3 font-bold">
          <dt>{isFinal ? text.left : text.leftAtLeast}</dt>
          <dd>{total(leftToPay(exchangeDevice, voucher))}</dd>
        </div>
      </dl>
      {children !== undefined && <div className="mt-2">{children}</div>}
    </section>
  )
}

/** The amount left to pay, where the bottom of a phone's screen has no room for the whole calculation. */
export function ExchangePriceLine({ exchangeDevice, voucher, isFinal }: ExchangePriceProps) {
  const text = useTradeText()
  const { total } = useFormatPrice()
  const rows = [
    [isFinal ? text.voucher : text.voucherUpTo, total(voucher)],
    [isFinal ? text.left : text.leftAtLeast, total(leftToPay(exchangeDevice, voucher))],
  ]
  return (
    <div className="text-meta leading-snug">
      <p className="text-ink-2">{text.title(exchangeDevice.title)}</p>
      <dl>
        {rows.map(([name, amount]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-3 last:font-bold">
            <dt className="text-ink-2">{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
