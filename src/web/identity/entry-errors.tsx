import { useEffect, useRef, useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { ErrorSummary, type FieldError } from '#web/ui/error-summary.tsx'
import { refusedField } from './refusal-text.ts'
import type { EntryForm } from './use-entry-form.ts'

type ErrorsProps<Name extends string> = { readonly form: EntryForm<Name> }

/** Why the form was refused, in one place and with focus (quality.md "Accessibility"). */
export function EntryErrors<Name extends string>({ form }: ErrorsProps<Name>) {
  const { attempt, refused, refusal, field } = form
  const last = useLast(form)
  if (last.from === 'form') return <ErrorSummary errors={last.errors} attempt={attempt} />
  if (!refused || refusal === undefined) return undefined
  const fieldName = refusedField(refused.refusal) as Name | undefined
  if (fieldName === undefined || !(fieldName in form.values))
    return <RefusalAlert refused={refused} text={refusal} />
  const { id, label } = field(fieldName)
  return <RefusedField refused={refused} error={{ id, label, message: refusal }} />
}

/**
 * The result of the last submit, as it was then: a summary that disappeared while its fields are corrected would
 * move the button away from under the pointer that clicks it.
 */
function useLast<Name extends string>({ attempt, errors, refused }: EntryForm<Name>) {
  const [last, setLast] = useState({ from: 'page', attempt, errors, refused })
  if (last.attempt !== attempt) setLast({ from: 'form', attempt, errors, refused })
  else if (last.refused !== refused) setLast({ from: 'page', attempt, errors, refused })
  return last
}

type RefusedProps = { readonly refused: object }

export function RefusalAlert({ refused, text }: RefusedProps & { readonly text: string }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal takes the focus anew
  useEffect(() => box.current?.focus(), [refused])
  return <Alert ref={box} tone="error" title={text} className="mb-4" />
}

function RefusedField({ refused, error }: RefusedProps & { readonly error: FieldError }) {
  const [attempt, setAttempt] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal takes the focus anew
  useEffect(() => setAttempt(before => before + 1), [refused])
  return <ErrorSummary errors={[error]} attempt={attempt} />
}
