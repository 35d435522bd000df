import { type MouseEvent, useEffect, useRef } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { Notice } from './notice.tsx'

export type FieldFault = {
  /** The id of the control. */
  readonly id: string
  readonly label: string
  readonly message: string
}

type ErrorSummaryProps = {
  readonly faults: readonly FieldFault[]
  /** Grows by one with every failed submit, so that the summary takes the focus each time. */
  readonly attempt: number
}

const focusField = (event: MouseEvent, id: string) => {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

/** A failed submit focuses one summary that leads to each field (quality.md "Accessibility"). */
export const ErrorSummary = ({ faults, attempt }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null)
  const { general } = useText()
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (attempt === 0 || faults.length === 0) return undefined
  return (
    <Notice ref={box} tone="error" title={general.fieldsToFix(faults.length)} className="mb-4">
      <ul className="mt-1 list-disc pl-5">
        {faults.map(({ id, label, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={event => focusField(event, id)}
              className="inline-block min-h-6 underline"
            >
              {label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
