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

function texts({ toasts }: ToastStack) {
  return toasts.map(({ toast }) => toast.text)
}
function shown(...toastTexts: readonly string[]) {
  return toastTexts.reduce((stack, text) => withToast(stack, { text }, 0), noToasts)
}

describe('a toast', () => {
  test('a toast is shown for 5000 ms', () => {
    const stack = shown('one')
    expect(nextToGo(stack)).toBe(5000)
    expect(texts(lapsed(stack, 4999))).toEqual(['one'])
    expect(texts(lapsed(stack, 5000))).toEqual([])
  })

  test('a toast expires by its own time, independent of the toast before it', () => {
    const stack = withToast(shown('one'), { text: 'two' }, 2000)
    expect(nextToGo(stack)).toBe(3000)
    const after = lapsed(stack, 5000)
    expect(texts(after)).toEqual(['two'])
    expect(nextToGo(after)).toBe(2000)
  })

  test('a dismissed toast leaves the others in place', () => {
    const stack = shown('one', 'two')
    expect(texts(withoutToast(stack, stack.toasts[0]?.id ?? 0))).toEqual(['two'])
  })
})

describe('several toasts', () => {
  test('at most three toasts are shown, and a fourth replaces the oldest', () => {
    expect(texts(shown('one', 'two', 'three'))).toEqual(['one', 'two', 'three'])
    expect(texts(shown('one', 'two', 'three', 'four'))).toEqual(['two', 'three', 'four'])
  })

  test('no two toasts have the same id, also after some expired', () => {
    const stack = withToast(
      lapsed(withToast(shown('one'), { text: 'two' }, 10), 5000),
      { text: 'three' },
      5000,
    )
    expect(texts(stack)).toEqual(['two', 'three'])
    expect(new Set(stack.toasts.map(({ id }) => id)).size).toBe(2)
  })
})

describe('while toasts are paused', () => {
  test('paused toasts do not expire, and afterwards each has its remaining time', () => {
    const stack = held(shown('one'), 2000)
    expect(nextToGo(stack)).toBeUndefined()
    expect(texts(lapsed(stack, 60_000))).toEqual(['one'])
    const again = released(stack, 60_000)
    expect(nextToGo(again)).toBe(3000)
    expect(texts(lapsed(again, 62_999))).toEqual(['one'])
    expect(texts(lapsed(again, 63_000))).toEqual([])
  })

  test('a toast added during the pause is paused as well', () => {
    const stack = withToast(held(shown('one'), 2000), { text: 'two' }, 3000)
    expect(nextToGo(stack)).toBeUndefined()
    expect(nextToGo(released(stack, 9000))).toBe(3000)
  })

  test('resuming toasts twice has no further effect', () => {
    const once = released(held(shown('one'), 2000), 3000)
    expect(released(once, 4000)).toBe(once)
  })
})
