import { describe, expect, test } from 'vitest'
import { type Grant, marketsWith, may, mayChangeGrants, mayGrant } from './grant.ts'

const owner: Grant = { role: 'owner', market: 'ro' }
const finance: Grant = { role: 'finance', market: 'ro' }

describe('a permission', () => {
  test('is held in the market of its role only', () => {
    expect(may([finance], 'payouts.pay', 'ro')).toBe(true)
    expect(may([finance], 'payouts.pay', 'bg')).toBe(false)
    expect(may([finance], 'reviews.moderate', 'ro')).toBe(false)
    expect(marketsWith([finance, { role: 'owner', market: 'gr' }], 'payouts.pay')).toEqual([
      'ro',
      'gr',
    ])
  })

  test('is held without a role by nobody', () => {
    expect(may([], 'orders.read', 'ro')).toBe(false)
  })
})

describe('granting', () => {
  test('an owner grants every role in their own market, and none elsewhere', () => {
    expect(mayGrant([owner], { role: 'owner', market: 'ro' })).toBe(true)
    expect(mayGrant([owner], { role: 'read-only', market: 'ro' })).toBe(true)
    expect(mayGrant([owner], { role: 'read-only', market: 'bg' })).toBe(false)
  })

  test('who may not change people grants nothing, not even what they hold', () => {
    expect(mayGrant([finance], finance)).toBe(false)
  })

  test('a change is allowed only if everything that differs may be granted', () => {
    const elsewhere: Grant = { role: 'support', market: 'bg' }
    expect(mayChangeGrants([owner], [elsewhere], [elsewhere, finance])).toBe(true)
    expect(mayChangeGrants([owner], [elsewhere], [finance])).toBe(false)
    expect(mayChangeGrants([owner], [], [elsewhere])).toBe(false)
    expect(mayChangeGrants([owner], [owner], [owner])).toBe(true)
  })
})
