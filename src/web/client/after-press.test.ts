import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeAfterPress } from './after-press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function pressing() {
  const page = new EventTarget()
  const result: string[] = []
  const receive = (event: string) => page.dispatchEvent(new Event(event))
  const afterPress = makeAfterPress(page)
  return { said: result, receive, say: (what: string) => afterPress(() => result.push(what)) }
}

test('without a mouse press the callback runs at once', () => {
  const { said: result, say } = pressing()
  say('left by key')
  expect(result).toEqual(['left by key'])
})

test.each(['mouseup', 'dragend'])('callbacks run after the events that follow %s', release => {
  const { said: result, receive, say } = pressing()
  receive('mousedown')
  say('first')
  say('second')
  receive(release)
  result.push('the click')
  expect(result).toEqual(['the click'])
  vi.runAllTimers()
  expect(result).toEqual(['the click', 'first', 'second'])
  say('at once again')
  expect(result.at(-1)).toBe('at once again')
})
