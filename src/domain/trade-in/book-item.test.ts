import { expect, test } from 'vitest'
import { bookItemOf } from './book-item.ts'

test('A price book key has the model and every priced option, in a fixed order', () => {
  expect(bookItemOf('lenovo-t14', { cpu: 'Core i5', storage: '512 GB', ram: '16 GB' })).toBe(
    'lenovo-t14|storage=512 GB|ram=16 GB|cpu=Core i5',
  )
})

test('Two colours have the same base price', () => {
  const black = {
    storage: '128 GB',
    color: { name: 'Black', hex: '#000', family: 'black' },
  } as const
  const { color: _, ...plain } = black
  expect(bookItemOf('apple-iphone-13', black)).toBe(bookItemOf('apple-iphone-13', plain))
})
