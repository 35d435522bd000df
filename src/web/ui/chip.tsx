import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type ChipLook = {
  readonly selected?: boolean | undefined
  /** Shows the cross of a filter that is removed when pressed. */
  readonly removes?: boolean | undefined
}

function chipClass(selected: boolean | undefined, className: string | undefined) {
  return classNames('chip', selected === true ? 'chip-dark' : 'chip-light', className)
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
