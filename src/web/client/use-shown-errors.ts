import { useEffect, useRef } from 'react'
import { type FormError, reportFormError } from './form-error.ts'

function keyOf({ field, errorType }: FormError): string {
  return `${field} ${errorType}`
}

/**
 * Spec 7.4, of a form that judges itself or was judged by the shop: what it shows is reported once, when it comes to be shown. Another
 * `attempt` to send it shows all of it anew.
 */
export function useShownErrors(shown: readonly FormError[], attempt = 0): void {
  const before = useRef({ attempt, keys: new Set<string>() })
  useEffect(() => {
    const { keys } = before.current
    const isAnew = attempt !== before.current.attempt
    for (const error of shown) if (isAnew || !keys.has(keyOf(error))) reportFormError(error)
    before.current = { attempt, keys: new Set(shown.map(keyOf)) }
  })
}
