import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-look.ts'

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className' | 'href'> &
  ButtonLook & { readonly href: string }

export function ButtonLink({ tone, size, full, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonClass({ tone, size, full, className })} />
}
