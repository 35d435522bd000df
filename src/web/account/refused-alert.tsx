import { type ReactNode, useEffect, useRef } from 'react'
import type { FormError } from '#web/client/form-error.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { Alert } from '#web/ui/alert.tsx'

/** Which form was refused and why, and its field if it is about one (Spec 7.4). */
export type RefusedForm = Pick<FormError, 'location' | 'errorType'> &
  Partial<Pick<FormError, 'field' | 'fieldLabel'>>

type RefusedAlertProps = {
  readonly title: string
  readonly about: RefusedForm
  readonly children?: ReactNode
}

/** Why a submitted form changed nothing: the alert takes the focus, wherever the page is scrolled to. */
export function RefusedAlert({ title, about, children }: RefusedAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  useShownErrors([{ field: '', fieldLabel: '', errorMessage: title, ...about }])
  return (
    <Alert ref={box} tone="error" announce="assertive" title={title} className="mb-4">
      {children}
    </Alert>
  )
}
