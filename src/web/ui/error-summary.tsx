import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { Alert } from './alert.tsx'

export type FieldError = {
  /** The id of the control. */
  readonly id: string
  readonly label: string
  readonly message: string
}

type ErrorSummaryProps = {
  readonly errors: readonly FieldError[]
  /** Grows by one with every failed submit, so that the summary receives the focus each time. */
  readonly attempt: number
}

function focusField(event: MouseEvent, id: string) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

/** A failed submit focuses one summary with a link to each field (quality.md "Accessibility"). */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const { general } = useText()
  const [height, setHeight] = useState(0)
  useEffect(() => {
    if (attempt === 0) return
    box.current?.focus()
    setHeight(box.current?.offsetHeight ?? 0)
    // When a phone is rotated, the previous height no longer applies.
    const width = innerWidth
    const reset = () => innerWidth !== width && setHeight(0)
    addEventListener('resize', reset)
    return () => removeEventListener('resize', reset)
  }, [attempt])
  if (attempt === 0 || errors.length === 0) return undefined
  // The errors are fixed field by field: meanwhile the space of the summary remains, so that no button moves during a click.
  return (
    <div style={height > 0 ? { minHeight: height } : undefined} className="mb-4">
      <Alert ref={box} tone="error" title={general.fieldsToFix(errors.length)}>
        <ul className="mt-1 list-disc pl-5">
          {errors.map(({ id, label, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={event => focusField(event, id)}
                className="inline-block min-h-6 align-top underline"
              >
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}
