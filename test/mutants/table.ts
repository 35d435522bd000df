import type { Outcome } from './outcome.ts'

/** The percentage of mutants that must be detected, for each noun. */
export const bar = 95

export type Row = {
  readonly noun: string
  readonly mutants: number
  readonly caught: number
  readonly explained: number
  readonly survived: number
  readonly percent: number
}

/**
 * An explained survivor has its reason in the tree. A mutant that no test can tell from the original is left out of the
 * percentage.
 */
export function rowOf(noun: string, outcomes: readonly Outcome[]): Row {
  const caught = outcomes.filter(({ isCaught }) => isCaught).length
  const explained = outcomes.filter(({ isCaught, reason }) => !isCaught && reason).length
  const mutants = outcomes.length
  const judged = mutants - explained
  // Nothing left to detect is 100 %; no mutants at all prove nothing.
  const percent = judged > 0 ? Math.floor((1000 * caught) / judged) / 10 : mutants > 0 ? 100 : 0
  return { noun, mutants, caught, explained, survived: mutants - caught - explained, percent }
}

export function tableOf(rows: readonly Row[]): string {
  const head = ['noun', 'mutants', 'caught', 'explained', 'survived', '%']
  const cells = rows.map(row =>
    [row.noun, row.mutants, row.caught, row.explained, row.survived, row.percent].map(String),
  )
  const widths = head.map((_, at) =>
    Math.max(...[head, ...cells].map(line => line[at]?.length ?? 0)),
  )
  return [head, ...cells]
    .map(line => line.map((cell, at) => pad(cell, widths[at] ?? 0, at)).join('  '))
    .join('\n')
}

function pad(cell: string, width: number, at: number): string {
  return at === 0 ? cell.padEnd(width) : cell.padStart(width)
}

export function describeSurvivor({ file, line, what, was, becomes }: Outcome): string {
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim()
  return `   ${file}${line ? `:${line}` : ''}  ${what}: ${flat(was)} → ${flat(becomes) || 'nothing'}`
}
