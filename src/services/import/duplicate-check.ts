import { createHash } from 'node:crypto'

/** Whether an earlier line of a file described the same item, and with the same values. */
export type EarlierLine =
  | { readonly kind: 'first' }
  | { readonly kind: 'same' }
  | { readonly kind: 'other'; readonly line: number }

/** Remembers the lines of a file, in about a hundred bytes per item. A line judged twice remains the first. */
export function createDuplicateCheck() {
  const firstLines = new Map<string, { readonly line: number; readonly facts: string }>()
  return (key: string, line: number, facts: unknown): EarlierLine => {
    const digest = digestOf(JSON.stringify(facts))
    const before = firstLines.get(key)
    if (!before) firstLines.set(key, { line, facts: digest })
    if (!before || before.line === line) return { kind: 'first' }
    return before.facts === digest ? { kind: 'same' } : { kind: 'other', line: before.line }
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}
