import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAfterPress } from './after-press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function pressing() {
  const page = new EventTarget()
  const calls: string[] = []
  const dispatch = (event: string) => page.dispatchEvent(new Event(event))
  const afterPress = createAfterPress(page)
  return { calls, dispatch, schedule: (name: string) => afterPress(() => calls.push(name)) }
}

test('without a mouse press the callback runs at once', () => {
  const { calls, schedule } = pressing()
  schedule('left by key')
  expect(calls).toEqual(['left by key'])
})

test.each(['mouseup', 'dragend'])('callbacks run after the events that follow %s', release => {
  const { calls, dispatch, schedule } = pressing()
  dispatch('mousedown')
  schedule('first')
  schedule('second')
  dispatch(release)
  calls.push('the click')
  expect(calls).toEqual(['the click'])
  vi.runAllTimers()
  expect(calls).toEqual(['the click', 'first', 'second'])
  schedule('at once again')
  expect(calls.at(-1)).toBe('at once again')
})
