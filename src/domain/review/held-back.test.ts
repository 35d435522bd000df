import { expect, test } from 'vitest'
import { heldBackFor } from './held-back.ts'

test.each([
  ['Scrieți-mi la ana@exemplu.ro', 'email'],
  ['Пишете на ана@пример.бг', 'email'],
  ['vezi https://exemplu', 'link'],
  ['WWW.exemplu', 'link'],
  ['mai ieftin pe telefoane.ro!', 'link'],
  ['ολα στο foo.gr', 'link'],
  ['sună-mă: 0722 123 456', 'phone'],
  ['+359 (88) 123-45-67', 'phone'],
  ['IMEI 490154203237518', 'phone'],
  ['123456789', 'phone'],
] as const)('%j is held back for staff: %s', (text, found) => {
  expect(heldBackFor(text)).toBe(found)
})

test.each([
  'A venit în 2 zile. Ecran perfect, bateria la 92%.',
  'Szép.De a hátlapja karcos.',
  'Cumpărat pe 03.02.2026, 1.299 lei',
  'iPhone 13, 128 GB, iOS 17.5.1',
  '12345678',
  'τέλειο @ τιμή',
])('%j is published at once', text => {
  expect(heldBackFor(text)).toBeUndefined()
})

test('any text is checked in linear time', () => {
  for (const part of ['a.', '1 ', '@', 'a@', 'www', '.ro', '(+'])
    expect(() => heldBackFor(part.repeat(1000))).not.toThrow()
})
