import { messageOfError } from './error-message.ts'
import type { ReportError } from './telemetry.ts'

/** Reports a repeated identical error once, until the job succeeds again. */
export function createErrorDeduplicator(reportError: ReportError, job: string) {
  let last: string | undefined
  return {
    failed: (error: unknown): void => {
      const text = messageOfError(error)
      if (text !== last) reportError(error, { event: 'fault', job })
      last = text
    },
    worked: (): void => {
      last = undefined
    },
  }
}
