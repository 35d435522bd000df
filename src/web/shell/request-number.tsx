import { useText } from '#web/text/use-text.tsx'

let requestId = () => ''

/** Told by the server only: the browser leaves what stands on the page. */
export function nameRequests(idNow: () => string): void {
  requestId = idNow
}

/** What a customer can tell who helps: by it the log is searched. */
export function RequestNumber() {
  return (
    <p className="mt-6 has-[:empty]:hidden">
      {useText().errors.requestNumber} <code suppressHydrationWarning>{requestId()}</code>
    </p>
  )
}
