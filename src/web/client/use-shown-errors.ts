import { useEffect, useRef } from 'react'
import { type FormError, reportFormError } from './form-error.ts'

function keyOf({ field, errorType }: FormError): string {
  return `${field} ${errorType}`
}

/**
 * For a form that validates itself or was validated by the server: reports each error once, when it appears.
 * Another `attempt` to send the form reports all of them again (Spec 7.4).
 */
export function useShownErrors(errors: readonly FormError[], attempt = 0): void {
  const before = useRef({ attempt, keys: new Set<string>() })
  useEffect(() => {
    const { keys } = before.current
    const isAnew = attempt !== before.current.attempt
    for (const error of errors) if (isAnew || !keys.has(keyOf(error))) reportFormError(error)
    before.current = { attempt, keys: new Set(errors.map(keyOf)) }
  })
}
