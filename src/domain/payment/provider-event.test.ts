import { describe, expect, test } from 'vitest'
import { endings, keepable, providerEventTypes } from './provider-event.ts'

test('after captured, declined, cancelled, expired and reversed a provider says no more', () => {
  expect(providerEventTypes.filter(type => endings.has(type))).toEqual([
    'captured',
    'declined',
    'cancelled',
    'expired',
    'reversed',
  ])
})

describe('a provider’s reason is stored', () => {
  const stored = (reason: string) => keepable({ type: 'declined', eventId: 'e1', reason }).reason

  test('with a mark in place of each control character and half surrogate', () => {
    expect(stored('no\u0000 \u001bmoney\ud800')).toBe('no\ufffd \ufffdmoney\ufffd')
  })

  test('up to two hundred characters', () => {
    expect(stored('x'.repeat(200))).toHaveLength(200)
    expect(stored('x'.repeat(201))).toHaveLength(200)
  })

  test('beside the rest of its event, which is not changed', () => {
    const event = { type: 'captured', eventId: 'e2', providerRef: 'p' } as const
    expect(keepable(event)).toEqual(event)
    expect(keepable({ ...event, reason: 'paid' })).toEqual({ ...event, reason: 'paid' })
  })
})
