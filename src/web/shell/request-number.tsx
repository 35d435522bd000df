import { useText } from '#web/text/use-text.tsx'

let requestId = () => ''

/** Set by the server only: the browser leaves the text of the page unchanged. */
export function provideRequestId(currentRequestId: () => string): void {
  requestId = currentRequestId
}

/** A number that a customer can give to support staff, who search the log for it. */
export function RequestNumber() {
  return (
    <p className="mt-6 has-[:empty]:hidden">
      {useText().errors.requestNumber} <code suppressHydrationWarning>{requestId()}</code>
    </p>
  )
}
