import type { TellFault } from './witness.ts'
import { wordsOfError } from './words-of-error.ts'

/** What fails again and again in the same way is told once, until it works again. */
export function makeTellOnce(tell: TellFault, job: string) {
  let last: string | undefined
  return {
    failed: (error: unknown): void => {
      const words = wordsOfError(error)
      if (words !== last) tell(error, { event: 'fault', job })
      last = words
    },
    worked: (): void => {
      last = undefined
    },
  }
}
