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
  jade: 'border-transparent bg-jade text-paper hover:bg-jade-2',
  gold: 'border-transparent bg-gold-2 text-gold-night hover:bg-gold hover:text-gold-night',
  ghost: 'border-current bg-transparent hover:bg-current/8',
  quiet: 'border-transparent bg-transparent text-jade-2 hover:bg-jade-tint',
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
