import { expect, test } from 'vitest'
import type { StatusAnswer } from '#web/client/payment-client.ts'
import { watchStatus } from './watch-status.ts'

const unreachable: StatusAnswer = { kind: 'unreachable' }

/** A fake clock and fake responses, both controlled by the test. */
function fakeWatch(isVisible = () => true) {
  const pauses: number[] = []
  const reported: StatusAnswer[] = []
  let due: (() => void) | undefined
  let resolvers: ((answer: StatusAnswer) => void)[] = []
  const watch = watchStatus({
    pace: { first: 2_000, longest: 10_000 },
    fetchStatus: () => new Promise(resolve => void resolvers.push(resolve)),
    report: answer => reported.push(answer),
    isVisible,
    schedule: (ms, then) => {
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
    reported,
    turn: () => due?.(),
    isDue: () => due !== undefined,
    pendingRequests: () => resolvers.length,
    answer: async (response = unreachable) => {
      const [first, ...rest] = resolvers
      resolvers = rest
      first?.(response)
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('the pauses grow from 2 seconds to 10 and stay there', async () => {
  const stage = fakeWatch()
  for (let round = 0; round < 11; round += 1) {
    stage.turn()
    await stage.answer()
  }
  expect(stage.pauses.map(ms => ms / 1_000)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10])
  expect(stage.reported.length).toBe(11)
})

test('only one request runs at a time', () => {
  const stage = fakeWatch()
  stage.watch.pollNow()
  stage.watch.pollNow()
  expect(stage.pendingRequests()).toBe(1)
  expect(stage.isDue()).toBe(false)
})

test('a hidden page stops polling; when shown again it requests at once and polls at the first rate', async () => {
  let isVisible = true
  const stage = fakeWatch(() => isVisible)
  stage.turn()
  isVisible = false
  await stage.answer()
  expect(stage.isDue()).toBe(false)
  isVisible = true
  stage.watch.pollNow()
  expect(stage.pendingRequests()).toBe(1)
  await stage.answer()
  expect(stage.pauses).toEqual([2_000, 2_000])
})

test('a rest cancels the next request', () => {
  const stage = fakeWatch()
  stage.watch.rest()
  expect(stage.isDue()).toBe(false)
})

test('after a stop no late response is reported', async () => {
  const stage = fakeWatch()
  stage.turn()
  stage.watch.stop()
  await stage.answer()
  stage.watch.pollNow()
  expect(stage.reported).toEqual([])
  expect(stage.pendingRequests()).toBe(0)
})
