import { collectFormError } from '#web/client/analytics/collector.ts'

/** Contains text of the form and of the rule only, never a value (Spec 7.4, quality.md). */
export type FormError = {
  readonly errorType: string
  readonly fieldLabel: string
  readonly errorMessage: string
  /** The form: a step or a page. */
  readonly location: string
  readonly field: string
}

/**
 * Sent to the data layer, to form analytics if the visitor agreed, and to the parent window (this one if it is not
 * framed), which must have the same origin (Spec 7.4).
 */
export function reportFormError(error: FormError): void {
  const { errorType, fieldLabel, errorMessage, location, field } = error
  const event = { event: 'formError', errorType, fieldLabel, errorMessage, location, field }
  const page: Window & { dataLayer?: unknown[] } = window
  page.dataLayer ??= []
  page.dataLayer.push(event)
  collectFormError(error)
  page.parent.postMessage(event, page.location.origin)
}
