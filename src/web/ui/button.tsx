import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'className'> &
  ButtonLook & {
    /** If set, the button is disabled, stays focusable and shows this reason below itself. */
    readonly disabledReason?: ReactNode
    /** While the action runs: shows a spinner and ignores further clicks. */
    readonly busy?: boolean | undefined
  }

/** Every disabled control shows its reason, linked by aria-describedby (quality.md "Accessibility"). */
export function Button(props: ButtonProps) {
  const { tone, size, full, className, disabledReason, busy, onClick, children, ...rest } = props
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined && disabledReason !== false
  const ignoresClicks = isDisabled || busy === true
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (ignoresClicks) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <button
      type="button"
      {...rest}
      onClick={click}
      className={buttonClass({ tone, size, full, className })}
      {...(isDisabled && { 'aria-disabled': true, 'aria-describedby': reasonId })}
      {...(busy === true && { 'aria-busy': true })}
    >
      {busy === true && <Spinner />}
      {children}
    </button>
  )
  if (!isDisabled) return button
  return (
    <span className={classNames('inline-flex flex-col gap-1.5', full === true && 'w-full')}>
      {button}
      <span id={reasonId} className="text-label font-[560] text-ink-2">
        {disabledReason}
      </span>
    </span>
  )
}
