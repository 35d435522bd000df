import { classNames } from './class-names.ts'

export type ButtonTone = 'jade' | 'gold' | 'ghost' | 'quiet'
export type ButtonSize = 'medium' | 'small'
export type ButtonLook = {
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  readonly full?: boolean | undefined
  readonly className?: string | undefined
}

const tones: Record<ButtonTone, string> = {
  jade: 'button-jade',
  gold: 'button-gold',
  ghost: 'button-ghost',
  quiet: 'button-quiet',
}

const sizes: Record<ButtonSize, string> = {
  medium: 'button-medium',
  small: 'button-small',
}

export function buttonClass({
  tone = 'jade',
  size = 'medium',
  full,
  className,
}: ButtonLook): string {
  return classNames('button', tones[tone], sizes[size], full === true && 'w-full', className)
}
