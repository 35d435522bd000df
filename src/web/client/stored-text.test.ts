import { describe, expect, test } from 'vitest'
import { createStoredText } from './stored-text.ts'

function fakeStorage(texts = new Map<string, string>()) {
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
}

function refused(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

describe('text stored in the browser', () => {
  test('written text is in the storage and is read back', () => {
    const storage = fakeStorage()
    const stored = createStoredText(() => storage)
    stored.write('cart', 'one phone')
    expect(storage.texts.get('cart')).toBe('one phone')
    expect(stored.read('cart')).toBe('one phone')
    expect(stored.isLasting()).toBe(true)
  })

  test('a key that was never written, or was removed, is undefined', () => {
    const stored = createStoredText(() => fakeStorage())
    expect(stored.read('cart')).toBeUndefined()
    stored.write('cart', 'one phone')
    stored.forget('cart')
    expect(stored.read('cart')).toBeUndefined()
  })

  test('a value that does not fit into the storage is held in memory and replaces the older one still stored', () => {
    const storage = fakeStorage(new Map([['cart', 'older']]))
    const stored = createStoredText(() => ({ ...storage, setItem: refused }))
    stored.write('cart', 'newer')
    expect(stored.read('cart')).toBe('newer')
    expect(stored.isLasting()).toBe(false)
    expect(storage.texts.get('cart')).toBe('older')
  })

  test('with a blocked storage the text is held in memory', () => {
    const stored = createStoredText(refused)
    expect(stored.read('cart')).toBeUndefined()
    stored.write('cart', 'one phone')
    expect(stored.read('cart')).toBe('one phone')
    stored.forget('cart')
    expect(stored.read('cart')).toBeUndefined()
  })

  test('a storage that silently saves nothing is treated as blocked', () => {
    const stored = createStoredText(() => ({ ...fakeStorage(), setItem: () => undefined }))
    stored.write('cart', 'one phone')
    expect(stored.read('cart')).toBe('one phone')
    expect(stored.isLasting()).toBe(false)
  })

  test('text goes back to the storage as soon as it has room again', () => {
    let isFull = true
    const storage = fakeStorage()
    const setItem = (key: string, text: string) => (isFull ? refused() : storage.setItem(key, text))
    const stored = createStoredText(() => ({ ...storage, setItem }))
    stored.write('cart', 'first')
    isFull = false
    stored.write('cart', 'second')
    expect(storage.texts.get('cart')).toBe('second')
    expect(stored.isLasting()).toBe(true)
  })

  test('listeners are called for their own key only, and not after they stopped', () => {
    const stored = createStoredText(() => fakeStorage())
    const calls: string[] = []
    const stop = stored.listen('cart', () => calls.push('cart'))
    stored.listen('address', () => calls.push('address'))
    stored.write('cart', 'one phone')
    stored.forget('cart')
    expect(calls).toEqual(['cart', 'cart'])
    stop()
    stored.write('cart', 'two phones')
    expect(calls).toEqual(['cart', 'cart'])
  })

  test('a change in another tab replaces the value in memory and notifies listeners', () => {
    const storage = fakeStorage()
    const stored = createStoredText(() => ({ ...storage, setItem: refused }))
    let calls = 0
    stored.listen('cart', () => (calls += 1))
    stored.write('cart', 'mine')
    storage.setItem('cart', 'theirs')
    stored.changedElsewhere('cart')
    expect(stored.read('cart')).toBe('theirs')
    expect(calls).toBe(2)
  })

  test('clearing the storage in another tab notifies every listener', () => {
    const stored = createStoredText(() => fakeStorage())
    const calls: string[] = []
    stored.listen('cart', () => calls.push('cart'))
    stored.listen('address', () => calls.push('address'))
    stored.changedElsewhere(null)
    expect(calls).toEqual(['cart', 'address'])
  })
})
