import { adviceFor } from './advice.ts'

/** Prints why the shop did not start, and what to do about it where that is known. */
export function printFailure(error: unknown): void {
  console.error(error)
  const cause = error instanceof Error ? error.message : String(error)
  console.error(`\nKintsu did not start. ${adviceFor(error) ?? cause}`)
}
