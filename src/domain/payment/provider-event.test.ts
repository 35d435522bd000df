import { describe, expect, test } from 'vitest'
import { endings, providerEventTypes, withStorableReason } from './provider-event.ts'

test('captured, declined, cancelled, expired and reversed are final events of a provider', () => {
  expect(providerEventTypes.filter(type => endings.has(type))).toEqual([
    'captured',
    'declined',
    'cancelled',
    'expired',
    'reversed',
  ])
})

describe('storing the reason of a provider', () => {
  const storedReason = (reason: string) =>
    withStorableReason({ type: 'declined', eventId: 'e1', reason }).reason

  test('a stored reason has a replacement character for each control character and lone surrogate', () => {
    expect(storedReason('no\u0000 \u001bmoney\ud800')).toBe('no\ufffd \ufffdmoney\ufffd')
  })

  test('a stored reason has up to two hundred characters', () => {
    expect(storedReason('x'.repeat(200))).toHaveLength(200)
    expect(storedReason('x'.repeat(201))).toHaveLength(200)
  })

  test('storing a reason does not change the rest of its event', () => {
    const event = { type: 'captured', eventId: 'e2', providerRef: 'p' } as const
    expect(withStorableReason(event)).toEqual(event)
    expect(withStorableReason({ ...event, reason: 'paid' })).toEqual({ ...event, reason: 'paid' })
  })
})
