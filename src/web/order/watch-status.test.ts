import { expect, test } from 'vitest'
import type { StatusAnswer } from '#web/client/payment-client.ts'
import { watchStatus } from './watch-status.ts'

const silence: StatusAnswer = { kind: 'unreachable' }

/** A fake clock and fake responses, both controlled by the test. */
function aStage(isVisible = () => true) {
  const pauses: number[] = []
  const tracked: StatusAnswer[] = []
  let due: (() => void) | undefined
  let answers: ((answer: StatusAnswer) => void)[] = []
  const watch = watchStatus({
    pace: { first: 2_000, longest: 10_000 },
    ask: () => new Promise(resolve => void answers.push(resolve)),
    report: answer => tracked.push(answer),
    isVisible,
    later: (ms, then) => {
      pauses.push(ms)
      due = then
      return () => {
        if (due === then) due = undefined
      }
    },
  })
  return {
    watch,
    pauses,
    told: tracked,
    turn: () => due?.(),
    isDue: () => due !== undefined,
    asked: () => answers.length,
    answer: async (result = silence) => {
      const [first, ...rest] = answers
      answers = rest
      first?.(result)
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('the pauses grow from 2 seconds to 10 and stay there', async () => {
  const stage = aStage()
  for (let round = 0; round < 11; round += 1) {
    stage.turn()
    await stage.answer()
  }
  expect(stage.pauses.map(ms => ms / 1_000)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10])
  expect(stage.told.length).toBe(11)
})

test('only one request runs at a time', () => {
  const stage = aStage()
  stage.watch.askNow()
  stage.watch.askNow()
  expect(stage.asked()).toBe(1)
  expect(stage.isDue()).toBe(false)
})

test('a hidden page stops polling; when shown again it requests at once and polls at the first rate', async () => {
  let isVisible = true
  const stage = aStage(() => isVisible)
  stage.turn()
  isVisible = false
  await stage.answer()
  expect(stage.isDue()).toBe(false)
  isVisible = true
  stage.watch.askNow()
  expect(stage.asked()).toBe(1)
  await stage.answer()
  expect(stage.pauses).toEqual([2_000, 2_000])
})

test('a rest cancels the next request', () => {
  const stage = aStage()
  stage.watch.rest()
  expect(stage.isDue()).toBe(false)
})

test('after a stop no late response is reported', async () => {
  const stage = aStage()
  stage.turn()
  stage.watch.stop()
  await stage.answer()
  stage.watch.askNow()
  expect(stage.told).toEqual([])
  expect(stage.asked()).toBe(0)
})
