import { describe, expect, test } from 'vitest'
import { createStoredText } from './stored-text.ts'

function aShelf(texts = new Map<string, string>()) {
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
    const shelf = aShelf()
    const stored = createStoredText(() => shelf)
    stored.write('cart', 'one phone')
    expect(shelf.texts.get('cart')).toBe('one phone')
    expect(stored.read('cart')).toBe('one phone')
    expect(stored.isLasting()).toBe(true)
  })

  test('a key that was never written, or was removed, is undefined', () => {
    const stored = createStoredText(() => aShelf())
    expect(stored.read('cart')).toBeUndefined()
    stored.write('cart', 'one phone')
    stored.forget('cart')
    expect(stored.read('cart')).toBeUndefined()
  })

  test('a value that does not fit into the storage is held in memory and replaces the older one still stored', () => {
    const shelf = aShelf(new Map([['cart', 'older']]))
    const stored = createStoredText(() => ({ ...shelf, setItem: refused }))
    stored.write('cart', 'newer')
    expect(stored.read('cart')).toBe('newer')
    expect(stored.isLasting()).toBe(false)
    expect(shelf.texts.get('cart')).toBe('older')
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
    const stored = createStoredText(() => ({ ...aShelf(), setItem: () => undefined }))
    stored.write('cart', 'one phone')
    expect(stored.read('cart')).toBe('one phone')
    expect(stored.isLasting()).toBe(false)
  })

  test('text goes back to the storage as soon as it has room again', () => {
    let isFull = true
    const shelf = aShelf()
    const setItem = (key: string, text: string) => (isFull ? refused() : shelf.setItem(key, text))
    const stored = createStoredText(() => ({ ...shelf, setItem }))
    stored.write('cart', 'first')
    isFull = false
    stored.write('cart', 'second')
    expect(shelf.texts.get('cart')).toBe('second')
    expect(stored.isLasting()).toBe(true)
  })

  test('listeners are called for their own key only, and not after they stopped', () => {
    const stored = createStoredText(() => aShelf())
    const received: string[] = []
    const stop = stored.listen('cart', () => received.push('cart'))
    stored.listen('address', () => received.push('address'))
    stored.write('cart', 'one phone')
    stored.forget('cart')
    expect(received).toEqual(['cart', 'cart'])
    stop()
    stored.write('cart', 'two phones')
    expect(received).toEqual(['cart', 'cart'])
  })

  test('a change in another tab replaces the value in memory and notifies listeners', () => {
    const shelf = aShelf()
    const stored = createStoredText(() => ({ ...shelf, setItem: refused }))
    let received = 0
    stored.listen('cart', () => (received += 1))
    stored.write('cart', 'mine')
    shelf.setItem('cart', 'theirs')
    stored.changedElsewhere('cart')
    expect(stored.read('cart')).toBe('theirs')
    expect(received).toBe(2)
  })

  test('clearing the storage in another tab notifies every listener', () => {
    const stored = createStoredText(() => aShelf())
    const received: string[] = []
    stored.listen('cart', () => received.push('cart'))
    stored.listen('address', () => received.push('address'))
    stored.changedElsewhere(null)
    expect(received).toEqual(['cart', 'address'])
  })
})
