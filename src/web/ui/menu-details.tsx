import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'

type MenuDetailsProps = {
  readonly summary: ReactNode
  readonly label: string
  readonly children: ReactNode
  /** Opening a menu closes the others with the same name. */
  readonly name: string
  readonly className?: string | undefined
}

/** A menu that opens without JavaScript; with JavaScript, Escape or leaving the menu closes it. */
export function MenuDetails({ summary, label, children, name, className }: MenuDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || details.current?.open !== true) return
    close()
    details.current.querySelector('summary')?.focus()
  }
  const closeOnLeaving = (event: FocusEvent) => {
    const next = event.relatedTarget
    if (next instanceof Node && details.current?.contains(next) === false) close()
  }
  return (
    <details
      ref={details}
      name={name}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
      className={className}
    >
      <summary aria-label={label} className="menu-summary">
        {summary}
      </summary>
      {children}
    </details>
  )
}
