import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeAfterPress } from './after-press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function pressing() {
  const page = new EventTarget()
  const said: string[] = []
  const hear = (event: string) => page.dispatchEvent(new Event(event))
  const afterPress = makeAfterPress(page)
  return { said, hear, say: (what: string) => afterPress(() => said.push(what)) }
}

test('Without a press it is done at once', () => {
  const { said, say } = pressing()
  say('left by key')
  expect(said).toEqual(['left by key'])
})

test.each(['mouseup', 'dragend'])('A press is over once what follows on %s was heard', release => {
  const { said, hear, say } = pressing()
  hear('mousedown')
  say('first')
  say('second')
  hear(release)
  said.push('the click')
  expect(said).toEqual(['the click'])
  vi.runAllTimers()
  expect(said).toEqual(['the click', 'first', 'second'])
  say('at once again')
  expect(said.at(-1)).toBe('at once again')
})
