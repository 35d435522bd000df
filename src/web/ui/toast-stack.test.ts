import { describe, expect, test } from 'vitest'
import {
  held,
  lapsed,
  nextToGo,
  noToasts,
  released,
  type ToastStack,
  withoutToast,
  withToast,
} from './toast-stack.ts'

function texts({ standing: status }: ToastStack) {
  return status.map(({ toast }) => toast.text)
}
function shown(...result: readonly string[]) {
  return result.reduce((stack, text) => withToast(stack, { text }, 0), noToasts)
}

describe('a toast', () => {
  test('stands for 5000 ms', () => {
    const stack = shown('one')
    expect(nextToGo(stack)).toBe(5000)
    expect(texts(lapsed(stack, 4999))).toEqual(['one'])
    expect(texts(lapsed(stack, 5000))).toEqual([])
  })

  test('goes by its own time, not by that of the one before it', () => {
    const stack = withToast(shown('one'), { text: 'two' }, 2000)
    expect(nextToGo(stack)).toBe(3000)
    const after = lapsed(stack, 5000)
    expect(texts(after)).toEqual(['two'])
    expect(nextToGo(after)).toBe(2000)
  })

  test('taken away leaves the others', () => {
    const stack = shown('one', 'two')
    expect(texts(withoutToast(stack, stack.standing[0]?.id ?? 0))).toEqual(['two'])
  })
})

describe('of toasts', () => {
  test('three stand at once, and a fourth takes the place of the oldest', () => {
    expect(texts(shown('one', 'two', 'three'))).toEqual(['one', 'two', 'three'])
    expect(texts(shown('one', 'two', 'three', 'four'))).toEqual(['two', 'three', 'four'])
  })

  test('no two have the same id, also after some went', () => {
    const stack = withToast(
      lapsed(withToast(shown('one'), { text: 'two' }, 10), 5000),
      { text: 'three' },
      5000,
    )
    expect(texts(stack)).toEqual(['two', 'three'])
    expect(new Set(stack.standing.map(({ id }) => id)).size).toBe(2)
  })
})

describe('while they are held', () => {
  test('none goes, and afterwards each has the time that was left', () => {
    const stack = held(shown('one'), 2000)
    expect(nextToGo(stack)).toBeUndefined()
    expect(texts(lapsed(stack, 60_000))).toEqual(['one'])
    const again = released(stack, 60_000)
    expect(nextToGo(again)).toBe(3000)
    expect(texts(lapsed(again, 62_999))).toEqual(['one'])
    expect(texts(lapsed(again, 63_000))).toEqual([])
  })

  test('one more waits with them', () => {
    const stack = withToast(held(shown('one'), 2000), { text: 'two' }, 3000)
    expect(nextToGo(stack)).toBeUndefined()
    expect(nextToGo(released(stack, 9000))).toBe(3000)
  })

  test('letting go twice is letting go once', () => {
    const once = released(held(shown('one'), 2000), 3000)
    expect(released(once, 4000)).toBe(once)
  })
})
