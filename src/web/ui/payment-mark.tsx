import type { ReactNode } from 'react'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { classNames } from './class-names.ts'
import { BankCard, Banknote, Locker } from './payment-mark-shapes.tsx'

type PaymentMarkProps = {
  readonly type: PaymentMethodId
  readonly size: 'small' | 'large'
  readonly className?: string | undefined
}

type Mark = { readonly width: number; readonly shape: ReactNode }

const height = 28

/** Lettering in the shop's own typeface; no company's logo is copied. */
function lettering(label: string, width: number, textLength: number): Mark {
  return {
    width,
    shape: (
      <text
        x={width / 2}
        y={19}
        textAnchor="middle"
        textLength={textLength}
        lengthAdjust="spacingAndGlyphs"
        fontSize={15}
        fontWeight={800}
        fill="currentColor"
      >
        {label}
      </text>
    ),
  }
}

function shapes(width: number, ...shape: ReactNode[]): Mark {
  return { width, shape }
}

type Marks = Record<PaymentMarkProps['size'], Mark>

const tbi: Marks = { large: lettering('tbi bank', 82, 58), small: lettering('tbi bank', 72, 54) }
const cofidis: Marks = { large: lettering('Cofidis', 82, 56), small: lettering('Cofidis', 70, 52) }
const cash: Marks = {
  large: shapes(60, <Banknote key="note" x={16} />),
  small: shapes(54, <Banknote key="note" x={13} />),
}

const marks: Record<PaymentMethodId, Marks> = {
  card: {
    large: {
      width: 148,
      shape: (
        <>
          <BankCard x={10} />
          <g transform="translate(41 0)">{lettering('Visa · Mastercard', 100, 98).shape}</g>
        </>
      ),
    },
    small: shapes(54, <BankCard key="card" x={14} />),
  },
  oney: { large: lettering('oney', 64, 40), small: lettering('oney', 56, 36) },
  standard: tbi,
  promo: tbi,
  promo10: tbi,
  promoMulti: tbi,
  bnpl: tbi,
  tnpl: tbi,
  'tnpl-rate': tbi,
  'tbi-combo': tbi,
  cofidis,
  'cofidis-promo': cofidis,
  'cofidis-promo-ten': cofidis,
  paymentOnDelivery: cash,
  cashOnDelivery: cash,
  cardOrCashAtOffice: {
    large: shapes(88, <BankCard key="card" x={13} />, <Banknote key="note" x={47} />),
    small: shapes(76, <BankCard key="card" x={8} />, <Banknote key="note" x={40} />),
  },
  cardAtLocker: {
    large: shapes(78, <BankCard key="card" x={13} />, <Locker key="locker" x={47} />),
    small: shapes(66, <BankCard key="card" x={8} />, <Locker key="locker" x={40} />),
  },
}

/** The logo of a payment method, 53 to 200 px wide; decorative, because the title says the same (Spec 2.3 and 9.1). */
export function PaymentMark({ type, size, className }: PaymentMarkProps) {
  const { width, shape } = marks[type][size]
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={classNames('text-ink-2', className)}
    >
      <rect
        x={0.5}
        y={0.5}
        width={width - 1}
        height={height - 1}
        rx={7}
        className="fill-paper stroke-line-2"
      />
      {shape}
    </svg>
  )
}
