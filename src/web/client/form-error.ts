import { collectFormError } from '#web/analytics/collector.ts'

/** Spec 7.4. Words of the form and of the rule only: never a value (quality.md). */
export type FormError = {
  readonly errorType: string
  readonly fieldLabel: string
  readonly errorMessage: string
  /** The form: a step, a page. */
  readonly location: string
  readonly field: string
}

/** Spec 7.4: to the data layer, to form analytics of who agreed, and to the parent window (this one, where nothing is around it), which must be of our own origin. */
export function reportFormError(error: FormError): void {
  const { errorType, fieldLabel, errorMessage, location, field } = error
  const event = { event: 'formError', errorType, fieldLabel, errorMessage, location, field }
  const page: Window & { dataLayer?: unknown[] } = window
  page.dataLayer ??= []
  page.dataLayer.push(event)
  collectFormError(error)
  page.parent.postMessage(event, page.location.origin)
}
