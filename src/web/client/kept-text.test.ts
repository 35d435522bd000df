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
    const kept = makeKeptText(() => shelf)
    kept.write('cart', 'one phone')
    expect(shelf.texts.get('cart')).toBe('one phone')
    expect(kept.read('cart')).toBe('one phone')
    expect(kept.isLasting()).toBe(true)
  })

  test('nothing written is undefined, and what was forgotten too', () => {
    const kept = makeKeptText(() => aShelf())
    expect(kept.read('cart')).toBeUndefined()
    kept.write('cart', 'one phone')
    kept.forget('cart')
    expect(kept.read('cart')).toBeUndefined()
  })

  test('a full storage keeps the text in memory, in place of the older one it still holds', () => {
    const shelf = aShelf(new Map([['cart', 'older']]))
    const kept = makeKeptText(() => ({ ...shelf, setItem: refused }))
    kept.write('cart', 'newer')
    expect(kept.read('cart')).toBe('newer')
    expect(kept.isLasting()).toBe(false)
    expect(shelf.texts.get('cart')).toBe('older')
  })

  test('a blocked storage works in memory', () => {
    const kept = makeKeptText(refused)
    expect(kept.read('cart')).toBeUndefined()
    kept.write('cart', 'one phone')
    expect(kept.read('cart')).toBe('one phone')
    kept.forget('cart')
    expect(kept.read('cart')).toBeUndefined()
  })

  test('a storage that silently keeps nothing is one that is blocked', () => {
    const kept = makeKeptText(() => ({ ...aShelf(), setItem: () => undefined }))
    kept.write('cart', 'one phone')
    expect(kept.read('cart')).toBe('one phone')
    expect(kept.isLasting()).toBe(false)
  })

  test('room again in the storage ends the memory', () => {
    let isFull = true
    const shelf = aShelf()
    const setItem = (key: string, text: string) => (isFull ? refused() : shelf.setItem(key, text))
    const kept = makeKeptText(() => ({ ...shelf, setItem }))
    kept.write('cart', 'first')
    isFull = false
    kept.write('cart', 'second')
    expect(shelf.texts.get('cart')).toBe('second')
    expect(kept.isLasting()).toBe(true)
  })

  test('listeners hear their own key only, and nothing after they stopped', () => {
    const kept = makeKeptText(() => aShelf())
    const heard: string[] = []
    const stop = kept.listen('cart', () => heard.push('cart'))
    kept.listen('address', () => heard.push('address'))
    kept.write('cart', 'one phone')
    kept.forget('cart')
    expect(heard).toEqual(['cart', 'cart'])
    stop()
    kept.write('cart', 'two phones')
    expect(heard).toEqual(['cart', 'cart'])
  })

  test('another tab takes the word: its text is read and its change heard', () => {
    const shelf = aShelf()
    const kept = makeKeptText(() => ({ ...shelf, setItem: refused }))
    let heard = 0
    kept.listen('cart', () => (heard += 1))
    kept.write('cart', 'mine')
    shelf.setItem('cart', 'theirs')
    kept.changedElsewhere('cart')
    expect(kept.read('cart')).toBe('theirs')
    expect(heard).toBe(2)
  })

  test('a storage emptied elsewhere is told to every listener', () => {
    const kept = makeKeptText(() => aShelf())
    const heard: string[] = []
    kept.listen('cart', () => heard.push('cart'))
    kept.listen('address', () => heard.push('address'))
    kept.changedElsewhere(null)
    expect(heard).toEqual(['cart', 'address'])
  })
})
