import type { FormError } from '#web/client/form-error.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { useText } from '#web/text/use-text.tsx'

type NotLoadedProps = {
  readonly onRetry: () => void
  /** The field that the list belongs to. */
  readonly of?: Pick<FormError, 'location' | 'field' | 'fieldLabel'>
}

/** Shown in place of a list that failed to load, with a retry button. */
export function NotLoaded({ onRetry, of }: NotLoadedProps) {
  const { general, checkout } = useText()
  const errorMessage = checkout.address.notLoaded
  useShownErrors(of ? [{ ...of, errorType: 'not-loaded', errorMessage }] : [])
  return (
    <p role="status" className="mt-1.5 text-note text-rust">
      {errorMessage}{' '}
      <button type="button" onClick={onRetry} className="min-h-6 font-semibold underline">
        {general.retry}
      </button>
    </p>
  )
}
