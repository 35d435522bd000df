import { withoutValues } from './without-values.ts'

/**
 * The text logged for an error. A failed query repeats its values in its message, and they may be personal: its cause
 * has the same information without them (quality.md "Attacks": none of it in logs).
 */
export function messageOfError(error: unknown): string {
  if (!(error instanceof Error)) return withoutValues(String(error))
  return 'params' in error ? `query: ${messageOfError(error.cause)}` : withoutValues(error.message)
}

/** The stack trace, innermost call first: '    at name (file:line:column)'. */
export function traceOfError(error: unknown): string {
  const { stack = '', message = '' } = error instanceof Error ? error : {}
  const at = stack.indexOf(message)
  return at < 0 ? '' : callsIn(stack.slice(at + message.length))
}

const longestTrace = 30

/** Only calls: other lines may contain user input. */
export function callsIn(stack: string): string {
  return stack
    .split('\n')
    .filter(line => /^ {4}at (?!.*[^/]@)[^"'`?=]{1,300}$/.test(line))
    .slice(0, longestTrace)
    .join('\n')
}
