import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The list that holds summary rows. */
export function SummaryRows({ children }: { readonly children: ReactNode }) {
  return <dl className="grid gap-1">{children}</dl>
}

type SummaryRowProps = {
  readonly label: ReactNode
  readonly value: ReactNode
  readonly tone?: 'plain' | 'saving' | 'total' | undefined
}

const valueTones = {
  plain: 'text-meta text-ink-2',
  saving: 'text-meta font-semibold text-rust',
  total: 'text-price',
}

export function SummaryRow({ label, value, tone = 'plain' }: SummaryRowProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className={tone === 'total' ? 'font-bold' : 'text-meta text-ink-2'}>{label}</dt>
      <dd className={classNames('ml-auto text-right', valueTones[tone])}>{value}</dd>
    </div>
  )
}
