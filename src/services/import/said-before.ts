import { createHash } from 'node:crypto'

/** Whether a file has said something of the same thing in an earlier line, and the same of it. */
export type Before =
  | { readonly kind: 'first' }
  | { readonly kind: 'same' }
  | { readonly kind: 'other'; readonly line: number }

/** Remembers what the lines of a file said, in about a hundred bytes for each thing. A line judged twice stays the first. */
export function makeSaidBefore() {
  const result = new Map<string, { readonly line: number; readonly facts: string }>()
  return (key: string, line: number, facts: unknown): Before => {
    const digest = digestOf(JSON.stringify(facts))
    const before = result.get(key)
    if (!before) result.set(key, { line, facts: digest })
    if (!before || before.line === line) return { kind: 'first' }
    return before.facts === digest ? { kind: 'same' } : { kind: 'other', line: before.line }
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}
