import { describe, expect, test } from 'vitest'
import type { Offer } from './offer.ts'
import { offerShown } from './offer-shown.ts'
import type { RunningOffer } from './running-offer.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}
const model = { most: lei(150_000) }
const line = { kind: 'base', amount: lei(100_000) } as const
function offer(minor: number): Offer {
  return { kind: 'offer', amount: lei(minor), lines: [line] }
}
function running(fast: Offer, voucher: Offer = fast): RunningOffer {
  return {
    bookVersion: 1,
    steps: [],
    openStep: 'battery',
    isFinal: true,
    offers: { 'bank-fast': fast, 'bank-slow': offer(105_000), voucher },
  }
}

describe('the displayed offer', () => {
  test('no offer is shown before a model is chosen, and the highest price before its configuration is', () => {
    expect(offerShown(undefined, undefined)).toEqual({ kind: 'none' })
    expect(offerShown(undefined, running(offer(100_000)))).toEqual({ kind: 'none' })
    expect(offerShown(model, undefined)).toEqual({ kind: 'most', most: lei(150_000) })
  })

  test('the displayed offer has an amount for each payout method, and the lines of the first', () => {
    expect(offerShown(model, running(offer(100_000), offer(108_000)))).toEqual({
      kind: 'running',
      isFinal: true,
      lines: [line],
      amounts: { 'bank-fast': lei(100_000), 'bank-slow': lei(105_000), voucher: lei(108_000) },
    })
  })

  test('a payout method without its own offer shows the amount of the first', () => {
    const shown = offerShown(
      model,
      running(offer(100_000), { kind: 'rejected', reasons: ['locked'] }),
    )
    expect(shown.kind === 'running' && shown.amounts.voucher).toEqual(lei(100_000))
  })

  test('a manual review is shown with the highest possible price', () => {
    const looked = { kind: 'manual-review', reasons: ['no-power'], most: lei(12_000) } as const
    expect(offerShown(model, running(looked))).toEqual({
      kind: 'review',
      isFinal: true,
      reasons: ['no-power'],
      most: lei(12_000),
    })
  })

  test('a rejected device is shown without an amount', () => {
    expect(offerShown(model, running({ kind: 'rejected', reasons: ['locked'] }))).toEqual({
      kind: 'rejected',
    })
  })
})
