import { expect, test } from 'vitest'
import type { Module } from '#services/module.ts'
import { foldHandlers } from './modules.ts'

const confirm = async () => undefined
const orders: Module = { outbox: { 'order-confirmed': confirm } }

test('each topic gets the handler of the module that lists it', () => {
  expect(foldHandlers([orders], ['order-confirmed'])['order-confirmed']).toBe(confirm)
})

test('a topic without a handler is refused', () => {
  expect(() => foldHandlers([orders], ['order-confirmed', 'order-closed'])).toThrow(
    'The outbox topic "order-closed" has 0 handlers, not one.',
  )
})

test('a topic with two handlers is refused', () => {
  expect(() => foldHandlers([orders, { ...orders }], ['order-confirmed'])).toThrow(
    'The outbox topic "order-confirmed" has 2 handlers, not one.',
  )
})
