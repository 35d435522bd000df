import type { ReactNode } from 'react'

type PriceSize = 'small' | 'card' | 'large'

const sizes: Record<PriceSize, string> = {
  small: 'price-small',
  card: 'price',
  large: 'price-big',
}

type PriceProps = {
  /** Already formatted for the market: "1.649 lei". */
  readonly amount: string
  readonly size?: PriceSize | undefined
  /** Read before the amount by screen readers, or shown by the caller. */
  readonly label?: string | undefined
  /** "from", before the lowest of several prices. */
  readonly from?: string | undefined
  /** "−8%", beside the amount. */
  readonly discount?: string | undefined
  /** The lowest price of the last 30 days, or the price of a new device with its source. */
  readonly note?: ReactNode
  readonly className?: string | undefined
}

export function Price(props: PriceProps) {
  const { amount, size = 'card', label, from, discount, note, className } = props
  return (
    <div className={className}>
      <p className="price-line">
        {label !== undefined && <span className="sr-only">{label}</span>}
        {from !== undefined && <span className="price-from">{from}</span>}
        <span className={sizes[size]}>{amount}</span>
        {discount !== undefined && <span className="price-cut">{discount}</span>}
      </p>
      {note !== undefined && <p className="price-note">{note}</p>}
    </div>
  )
}
