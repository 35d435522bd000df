import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('At most so many run at once, and the others follow in the order in which they came', async () => {
  const inTurn = createTurns(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const all = [0, 1, 2, 3].map(each =>
    inTurn(async () => {
      begun.push(each)
      await new Promise<void>(resolve => {
        ends[each] = resolve
      })
      return each
    }),
  )
  expect(begun).toEqual([0, 1])
  ends[1]?.()
  await all[1]
  expect(begun).toEqual([0, 1, 2])
  ends[0]?.()
  await all[0]
  expect(begun).toEqual([0, 1, 2, 3])
  for (const end of ends) end()
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3])
})

test('Work that fails makes room like work that is done', async () => {
  const inTurn = createTurns(1)
  const failed = inTurn(() => Promise.reject(new Error('refused')))
  const next = inTurn(async () => 'done')
  await expect(failed).rejects.toThrow('refused')
  expect(await next).toBe('done')
  expect(await inTurn(async () => 'later')).toBe('later')
})
