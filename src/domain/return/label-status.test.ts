import { describe, expect, test } from 'vitest'
import type { InboundView } from '#domain/inbound/inbound.ts'
import { labelStatusOf } from './label-status.ts'

function aParcel(state: InboundView['state'], hasLabel: boolean): InboundView {
  return {
    id: 'a parcel',
    state,
    handover: { kind: 'office' },
    carrier: 'econt',
    hasLabel,
    sendBy: '2027-01-18',
    steps: [],
  }
}

describe('the label of a return', () => {
  test('the label is created, then ready, while the parcel awaits handover', () => {
    expect(labelStatusOf({ state: 'requested', parcel: aParcel('preparing', false) })).toBe(
      'being-made',
    )
    expect(labelStatusOf({ state: 'approved', parcel: aParcel('label-created', true) })).toBe(
      'ready',
    )
    expect(labelStatusOf({ state: 'approved', parcel: aParcel('pickup-failed', true) })).toBe(
      'ready',
    )
  })

  test('the label of an expired return is ready or missing, and is not being created', () => {
    expect(labelStatusOf({ state: 'expired', parcel: aParcel('label-created', true) })).toBe(
      'ready',
    )
    expect(labelStatusOf({ state: 'expired', parcel: aParcel('preparing', false) })).toBe('missing')
    expect(labelStatusOf({ state: 'expired' })).toBe('missing')
  })

  test('the label is missing if a return has no parcel, or its parcel no label', () => {
    expect(labelStatusOf({ state: 'approved' })).toBe('missing')
    expect(labelStatusOf({ state: 'approved', parcel: aParcel('label-created', false) })).toBe(
      'missing',
    )
  })

  test('the label is not needed once the carrier has the parcel', () => {
    expect(labelStatusOf({ state: 'approved', parcel: aParcel('handed-over', true) })).toBe(
      'not-needed',
    )
    expect(labelStatusOf({ state: 'expired', parcel: aParcel('expired', true) })).toBe('not-needed')
  })

  test.each([
    'in-transit',
    'received',
    'inspected',
    'settled',
    'rejected',
    'sent-back',
    'cancelled',
  ] as const)('the label of a return that is %s is not needed', state => {
    expect(labelStatusOf({ state, parcel: aParcel('label-created', false) })).toBe('not-needed')
    expect(labelStatusOf({ state })).toBe('not-needed')
  })
})
