import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

function atTime() {
  let time = 0
  const breaker = createBreaker(5, 15_000, () => time)
  return {
    breaker,
    setTime: (to: number) => {
      time = to
    },
    fail: (times: number) => {
      for (let failed = 0; failed < times; failed += 1) breaker.report(false)
    },
  }
}

test('four failures in a row leave the breaker closed, the fifth opens it', () => {
  const { breaker, fail } = atTime()
  fail(4)
  expect(breaker.isClosed()).toBe(true)
  fail(1)
  expect(breaker.isClosed()).toBe(false)
})

test('a response between failures resets the count', () => {
  const { breaker, fail } = atTime()
  fail(4)
  breaker.report(true)
  fail(4)
  expect(breaker.isClosed()).toBe(true)
})

test('an open breaker rests for 15 seconds, then lets exactly one call through', () => {
  const { breaker, fail, setTime } = atTime()
  fail(5)
  setTime(14_999)
  expect(breaker.isClosed()).toBe(false)
  setTime(15_000)
  expect(breaker.isClosed()).toBe(true)
  expect(breaker.isClosed()).toBe(false)
})

test('a response to the trial call closes the breaker', () => {
  const { breaker, fail, setTime } = atTime()
  fail(5)
  setTime(15_000)
  expect(breaker.isClosed()).toBe(true)
  breaker.report(true)
  expect(breaker.isClosed()).toBe(true)
})

test('a failure of the trial call opens the breaker for another rest', () => {
  const { breaker, fail, setTime } = atTime()
  fail(5)
  setTime(15_000)
  expect(breaker.isClosed()).toBe(true)
  breaker.report(false)
  setTime(29_999)
  expect(breaker.isClosed()).toBe(false)
  setTime(30_000)
  expect(breaker.isClosed()).toBe(true)
})
