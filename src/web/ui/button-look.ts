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
  medium: 'min-h-13 rounded-button px-5.5 py-3 text-base',
  small: 'min-h-10 rounded-[10px] px-4 py-2 text-[0.9375rem]',
}

const disabledClass =
  'aria-disabled:border-line-2 aria-disabled:bg-sand aria-disabled:text-ink-3 aria-disabled:hover:bg-sand'

export function buttonClass({
  tone = 'jade',
  size = 'medium',
  full,
  className,
}: ButtonLook): string {
  return classNames(
    'inline-flex print:hidden items-center justify-center gap-2 border-[1.5px] text-center leading-tight text-balance font-[650] no-underline transition-colors',
    tones[tone],
    sizes[size],
    disabledClass,
    full === true && 'w-full',
    className,
  )
}
