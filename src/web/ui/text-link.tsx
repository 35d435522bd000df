import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type TextLinkTone = 'jade' | 'ink' | 'night'

const tones: Record<TextLinkTone, string> = {
  jade: 'rounded-[4px] text-jade-2 underline decoration-1 underline-offset-3 hover:decoration-2',
  ink: 'rounded-[4px] text-ink no-underline hover:underline hover:underline-offset-3',
  night: 'night-link',
}

type TextLinkProps = ComponentProps<'a'> & { readonly tone?: TextLinkTone | undefined }

export function TextLink({ tone = 'jade', className, ...rest }: TextLinkProps) {
  return <a {...rest} className={classNames(tones[tone], className)} />
}
