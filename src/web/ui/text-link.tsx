import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type TextLinkTone = 'jade' | 'ink' | 'night'

const tones: Record<TextLinkTone, string> = {
  jade: 'text-jade-2 underline decoration-1 underline-offset-3 hover:decoration-2',
  ink: 'text-ink no-underline hover:underline hover:underline-offset-3',
  night: 'text-night-2 no-underline hover:text-paper hover:underline hover:underline-offset-3',
}

type TextLinkProps = ComponentProps<'a'> & { readonly tone?: TextLinkTone | undefined }

export function TextLink({ tone = 'jade', className, ...rest }: TextLinkProps) {
  return <a {...rest} className={classNames('rounded-[4px]', tones[tone], className)} />
}
