import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type TextLinkTone = 'jade' | 'ink' | 'night'

const tones: Record<TextLinkTone, string> = {
  jade: 'text-link',
  ink: 'ink-link',
  night: 'night-link',
}

type TextLinkProps = ComponentProps<'a'> & { readonly tone?: TextLinkTone | undefined }

export function TextLink({ tone = 'jade', className, ...rest }: TextLinkProps) {
  return <a {...rest} className={classNames(tones[tone], className)} />
}
