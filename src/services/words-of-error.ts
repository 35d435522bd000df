/**
 * What is written down of an error. A failed query repeats its values in its message, and they may be anybody's: its cause says
 * as much without them (quality.md "Attacks": none of it in logs).
 */
export const wordsOfError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return 'params' in error ? `query: ${wordsOfError(error.cause)}` : error.message
}

/** The same with where it happened. */
export const traceOfError = (error: unknown): string => {
  const { stack = '', message = '' } = error instanceof Error ? error : {}
  const at = stack.indexOf(message)
  return wordsOfError(error) + (at < 0 ? '' : stack.slice(at + message.length))
}
