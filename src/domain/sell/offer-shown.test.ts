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

describe('what is shown of an offer', () => {
  test('is nothing before a model is told, and the most of it before its configuration', () => {
    expect(offerShown(undefined, undefined)).toEqual({ kind: 'none' })
    expect(offerShown(undefined, running(offer(100_000)))).toEqual({ kind: 'none' })
    expect(offerShown(model, undefined)).toEqual({ kind: 'most', most: lei(150_000) })
  })

  test('is the amount of each way to be paid, with the lines of the first', () => {
    expect(offerShown(model, running(offer(100_000), offer(108_000)))).toEqual({
      kind: 'running',
      isFinal: true,
      lines: [line],
      amounts: { 'bank-fast': lei(100_000), 'bank-slow': lei(105_000), voucher: lei(108_000) },
    })
  })

  test('is the first amount for a way that has none of its own', () => {
    const shown = offerShown(
      model,
      running(offer(100_000), { kind: 'rejected', reasons: ['locked'] }),
    )
    expect(shown.kind === 'running' && shown.amounts.voucher).toEqual(lei(100_000))
  })

  test('says that a person looks first, and for how much at most', () => {
    const looked = { kind: 'manual-review', reasons: ['no-power'], most: lei(12_000) } as const
    expect(offerShown(model, running(looked))).toEqual({
      kind: 'review',
      isFinal: true,
      reasons: ['no-power'],
      most: lei(12_000),
    })
  })

  test('says that nothing is bought, without an amount', () => {
    expect(offerShown(model, running({ kind: 'rejected', reasons: ['locked'] }))).toEqual({
      kind: 'rejected',
    })
  })
})
