import { describe, expect, test } from 'vitest'
import { faultOfMutant } from '../test/mutants/fault-of-mutant.ts'
import { mutated } from '../test/mutants/run-listed.ts'
import { rowOf, tableOf } from '../test/mutants/table.ts'

describe('a mutant of the list', () => {
  const tree: Readonly<Record<string, string>> = {
    'a.ts': 'if (left > 0) pay(left)\nif (left > 1) pay(left)',
    'a.test.ts': '',
  }
  const mutant = { file: 'a.ts', find: 'left > 0', replace: 'true', rule: '', tests: ['a.test.ts'] }
  const faultOf = (over: Partial<typeof mutant>) =>
    faultOfMutant({ ...mutant, ...over }, file => tree[file])

  test('replaces the one place where its text stands', () => {
    expect(faultOf({})).toBeUndefined()
    expect(mutated('pay(left)', { find: 'left', replace: '$&' })).toBe('pay($&)')
  })

  test.each([
    ['text that is gone', { find: 'left >= 0' }, '"left >= 0" stands 0 times in a.ts'],
    ['text that stands twice', { find: 'pay(left)' }, '"pay(left)" stands 2 times in a.ts'],
    ['a file that is gone', { file: 'b.ts' }, 'b.ts is not there'],
    ['a test that is gone', { tests: ['a.test.ts', 'b.test.ts'] }, 'b.test.ts is not there'],
    ['no test', { tests: [] }, 'no test should catch it'],
    ['no change', { replace: 'left > 0' }, 'it changes nothing'],
  ])('of %s proves nothing', (_what, over, fault) => {
    expect(faultOf(over)).toBe(fault)
  })
})

describe('the table of mutants', () => {
  const outcome = (isCaught: boolean, reason?: string) => ({
    ...{ file: 'a.ts', was: 'a', becomes: 'b', what: 'rule', isCaught },
    ...(reason !== undefined && { reason }),
  })

  test('counts what was caught of all that a test could catch', () => {
    const outcomes = [...Array(19).fill(outcome(true)), outcome(false), outcome(false, 'the same')]
    expect(rowOf('money', outcomes)).toEqual({
      ...{ noun: 'money', mutants: 21, caught: 19, explained: 1, survived: 1, percent: 95 },
    })
  })

  test('never rounds up to the bar', () => {
    const outcomes = [...Array(949).fill(outcome(true)), ...Array(51).fill(outcome(false))]
    expect(rowOf('money', outcomes).percent).toBe(94.9)
  })

  test('has a line for each noun', () => {
    const rows = [rowOf('money', [outcome(true)]), rowOf('trade-in', [outcome(false)])]
    expect(tableOf(rows).split('\n')).toEqual([
      'noun      mutants  caught  explained  survived    %',
      'money           1       1          0         0  100',
      'trade-in        1       0          0         1    0',
    ])
  })
})
