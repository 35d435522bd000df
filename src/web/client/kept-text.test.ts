import { describe, expect, test } from 'vitest'
import { makeKeptText } from './kept-text.ts'

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

describe('text kept in the browser', () => {
  test('what is written stands in the storage and is read back', () => {
    const shelf = aShelf()
    const stored = makeKeptText(() => shelf)
    stored.write('cart', 'one phone')
    expect(shelf.texts.get('cart')).toBe('one phone')
    expect(stored.read('cart')).toBe('one phone')
    expect(stored.isLasting()).toBe(true)
  })

  test('nothing written is undefined, and what was forgotten too', () => {
    const stored = makeKeptText(() => aShelf())
    expect(stored.read('cart')).toBeUndefined()
    stored.write('cart', 'one phone')
    stored.forget('cart')
    expect(stored.read('cart')).toBeUndefined()
  })

  test('a full storage keeps the text in memory, in place of the older one it still holds', () => {
    const shelf = aShelf(new Map([['cart', 'older']]))
    const stored = makeKeptText(() => ({ ...shelf, setItem: refused }))
    stored.write('cart', 'newer')
    expect(stored.read('cart')).toBe('newer')
    expect(stored.isLasting()).toBe(false)
    expect(shelf.texts.get('cart')).toBe('older')
  })

  test('a blocked storage works in memory', () => {
    const stored = makeKeptText(refused)
    expect(stored.read('cart')).toBeUndefined()
    stored.write('cart', 'one phone')
    expect(stored.read('cart')).toBe('one phone')
    stored.forget('cart')
    expect(stored.read('cart')).toBeUndefined()
  })

  test('a storage that silently keeps nothing is one that is blocked', () => {
    const stored = makeKeptText(() => ({ ...aShelf(), setItem: () => undefined }))
    stored.write('cart', 'one phone')
    expect(stored.read('cart')).toBe('one phone')
    expect(stored.isLasting()).toBe(false)
  })

  test('room again in the storage ends the memory', () => {
    let isFull = true
    const shelf = aShelf()
    const setItem = (key: string, text: string) => (isFull ? refused() : shelf.setItem(key, text))
    const stored = makeKeptText(() => ({ ...shelf, setItem }))
    stored.write('cart', 'first')
    isFull = false
    stored.write('cart', 'second')
    expect(shelf.texts.get('cart')).toBe('second')
    expect(stored.isLasting()).toBe(true)
  })

  test('listeners hear their own key only, and nothing after they stopped', () => {
    const stored = makeKeptText(() => aShelf())
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

  test('another tab takes the word: its text is read and its change heard', () => {
    const shelf = aShelf()
    const stored = makeKeptText(() => ({ ...shelf, setItem: refused }))
    let received = 0
    stored.listen('cart', () => (received += 1))
    stored.write('cart', 'mine')
    shelf.setItem('cart', 'theirs')
    stored.changedElsewhere('cart')
    expect(stored.read('cart')).toBe('theirs')
    expect(received).toBe(2)
  })

  test('a storage emptied elsewhere is told to every listener', () => {
    const stored = makeKeptText(() => aShelf())
    const received: string[] = []
    stored.listen('cart', () => received.push('cart'))
    stored.listen('address', () => received.push('address'))
    stored.changedElsewhere(null)
    expect(received).toEqual(['cart', 'address'])
  })
})
