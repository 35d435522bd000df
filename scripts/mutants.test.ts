import { describe, expect, test } from 'vitest'
import { errorOfMutant } from '../test/mutants/error-of-mutant.ts'
import { demandPassing, mutated } from '../test/mutants/run-listed.ts'
import { rowOf, tableOf } from '../test/mutants/table.ts'

describe('a mutant of the list', () => {
  const tree: Readonly<Record<string, string>> = {
    'a.ts': 'if (left > 0) pay(left)\nif (left > 1) pay(left)',
    'a.test.ts': '',
    'b.ts': 'const one = `select $1 where owner = $2 and id = $1`\nconst two = `select $2`',
  }
  const mutant = { file: 'a.ts', find: 'left > 0', replace: 'true', rule: '', tests: ['a.test.ts'] }
  const errorOf = (over: Partial<typeof mutant>) =>
    errorOfMutant({ ...mutant, ...over }, file => tree[file])

  test('a mutant replaces the only occurrence of its text', () => {
    expect(errorOf({})).toBeUndefined()
    expect(mutated('pay(left)', { find: 'left', replace: '$&' })).toBe('pay($&)')
  })

  test.each([
    ['text that is gone', { find: 'left >= 0' }, '"left >= 0" stands 0 times in a.ts'],
    ['text that stands twice', { find: 'pay(left)' }, '"pay(left)" stands 2 times in a.ts'],
    ['a file that is gone', { file: 'c.ts' }, 'c.ts is not there'],
    ['a test that is gone', { tests: ['a.test.ts', 'b.test.ts'] }, 'b.test.ts is not there'],
    ['no test', { tests: [] }, 'no test should catch it'],
    ['no change', { replace: 'left > 0' }, 'it changes nothing'],
    [
      'SQL that cannot run',
      { file: 'b.ts', find: 'owner = $2', replace: 'true' },
      'it leaves $2 out of its statement, which any test catches: it cannot run',
    ],
    [
      'a function that its file does not have',
      { replace: 'stores.paid(left)' },
      'it uses stores, which a.ts does not have: any test that reaches it fails',
    ],
  ])('a mutant with %s is refused', (_what, over, error) => {
    expect(errorOf(over)).toBe(error)
  })

  test('a mutant may use what its file has, and the language itself', () => {
    expect(errorOf({ replace: 'Number(left) > 0 && pay(left)' })).toBeUndefined()
  })

  test('a mutant of SQL may drop a condition whose parameter is used elsewhere in the statement', () => {
    const replace = '$2::text is not null'
    expect(errorOf({ file: 'b.ts', find: 'owner = $2', replace })).toBeUndefined()
    expect(errorOf({ file: 'b.ts', find: ' and id = $1', replace: '' })).toBeUndefined()
  })
})

describe('the tests of a list of mutants', () => {
  const mutants = [{ tests: ['a.test.ts', 'b.test.ts'] }, { tests: ['b.test.ts'] }]

  test('the tests are run once without a mutant', async () => {
    const runs: (readonly string[])[] = []
    await demandPassing(mutants, async tests => {
      runs.push(tests)
      return 'passed'
    })
    expect(runs).toEqual([['a.test.ts', 'b.test.ts']])
  })

  test.each(['failed', 'unjudged'] as const)(
    'tests that are %s without a mutant stop the run',
    async verdict => {
      await expect(demandPassing(mutants, async () => verdict)).rejects.toThrow(
        `without a mutant the tests are ${verdict}`,
      )
    },
  )

  test('the tests are not run if there is no mutant', async () => {
    await expect(demandPassing([], async () => 'failed')).resolves.toBeUndefined()
  })
})

describe('the table of mutants', () => {
  const outcome = (isCaught: boolean, reason?: string) => ({
    file: 'a.ts',
    was: 'a',
    becomes: 'b',
    what: 'rule',
    isCaught,
    ...(reason !== undefined && { reason }),
  })

  test('the table counts the caught mutants among those that a test could catch', () => {
    const outcomes = [...Array(19).fill(outcome(true)), outcome(false), outcome(false, 'the same')]
    expect(rowOf('money', outcomes)).toEqual({
      noun: 'money',
      mutants: 21,
      caught: 19,
      explained: 1,
      survived: 1,
      percent: 95,
    })
  })

  test('the percentage is never rounded up to the threshold', () => {
    const outcomes = [...Array(949).fill(outcome(true)), ...Array(51).fill(outcome(false))]
    expect(rowOf('money', outcomes).percent).toBe(94.9)
  })

  test('a noun without a mutant is below the threshold, one whose mutants are all explained is above it', () => {
    expect(rowOf('money', [])).toMatchObject({ mutants: 0, percent: 0 })
    expect(rowOf('money', [outcome(false, 'the same')])).toMatchObject({ percent: 100 })
  })

  test('the table has a line for each noun', () => {
    const rows = [rowOf('money', [outcome(true)]), rowOf('trade-in', [outcome(false)])]
    expect(tableOf(rows).split('\n')).toEqual([
      'noun      mutants  caught  explained  survived    %',
      'money           1       1          0         0  100',
      'trade-in        1       0          0         1    0',
    ])
  })
})
