import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type ChipLook = {
  readonly selected?: boolean | undefined
  /** Shows the cross of a filter that is removed when pressed. */
  readonly removes?: boolean | undefined
}

function chipClass(selected: boolean | undefined, className: string | undefined) {
  return classNames(
    'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 py-1 text-label font-semibold whitespace-nowrap no-underline transition-colors',
    selected === true
      ? 'border-ink bg-ink text-paper hover:bg-ink-2'
      : 'border-line-2 bg-paper text-ink hover:border-control',
    className,
  )
}

function Cross() {
  return <X size={14} strokeWidth={2.5} aria-hidden="true" />
}

type ChipProps = ComponentProps<'button'> & ChipLook

export function Chip({ selected, removes, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={chipClass(selected, className)}>
      {children}
      {removes === true && <Cross />}
    </button>
  )
}

type ChipLinkProps = ComponentProps<'a'> & ChipLook & { readonly href: string }

export function ChipLink({ selected, removes, className, children, ...rest }: ChipLinkProps) {
  return (
    <a {...rest} className={chipClass(selected, className)}>
      {children}
      {removes === true && <Cross />}
    </a>
  )
}
