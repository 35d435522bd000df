import { describe, expect, test } from 'vitest'
import type { DeviceType } from '#domain/device/device.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Answers } from './answers.ts'
import { offerFor } from './offer.ts'
import { firstPriceTables, type PayoutMethod } from './price-tables.ts'

function priced(minor: number, type: DeviceType = 'SMARTPHONE', currency: Currency = 'RON') {
  return {
    type,
    base: { minor, currency },
    tables: firstPriceTables,
  }
}

function amountOf(
  answers: Answers,
  payout: PayoutMethod = 'bank-fast',
  from = priced(100_000),
): number | undefined {
  const offer = offerFor(answers, payout, from)
  return offer.kind === 'offer' ? offer.amount.minor : undefined
}

const spotless: Answers = {
  'config-provider': 'unlocked',
  'liquid-contact': 'none',
  'burn-in': 'none',
  'grading-display': 'flawless',
  'grading-case': 'like-new',
  battery: { health: '90-up', isSwollen: false },
  'display-defects': [],
  'phone-defects': [],
}

describe('sell.md, Price', () => {
  test('A flawless phone is worth its base price', () => {
    expect(amountOf(spotless)).toBe(100_000)
  })

  test.each<[string, Partial<Answers>, number]>([
    ['a display with light scratches', { 'grading-display': 'light' }, 94_000],
    ['a display with deep scratches', { 'grading-display': 'deep' }, 82_000],
    ['a cracked display', { 'grading-display': 'cracked' }, 58_000],
    ['a display nobody can judge', { 'grading-display': 'unknown' }, 94_000],
    ['display spots', { 'display-defects': ['spots'] }, 70_000],
    ['display lines', { 'display-defects': ['lines'] }, 38_000],
    ['a touch fault', { 'display-defects': ['touch'] }, 45_000],
    ['a lifted display', { 'display-defects': ['lifted'] }, 75_000],
    [
      'a display that is both cracked and lifted',
      { 'grading-display': 'cracked', 'display-defects': ['lifted'] },
      58_000,
    ],
    ['a case lightly worn', { 'grading-case': 'light' }, 96_000],
    ['a case with dents', { 'grading-case': 'dents' }, 88_000],
    ['a cracked or bent case', { 'grading-case': 'cracked' }, 72_000],
    ['a case nobody can judge', { 'grading-case': 'unknown' }, 96_000],
    ['faint burn-in', { 'burn-in': 'faint' }, 85_000],
    ['strong burn-in', { 'burn-in': 'strong' }, 65_000],
    ['liquid contact without faults', { 'liquid-contact': 'works' }, 35_000],
    ['possible liquid contact', { 'liquid-contact': 'unknown' }, 35_000],
    ['a battery at 85 to 89', { battery: { health: '85-89', isSwollen: false } }, 98_000],
    ['a battery at 80 to 84', { battery: { health: '80-84', isSwollen: false } }, 95_000],
    ['a battery to be replaced', { battery: { health: 'service', isSwollen: false } }, 86_000],
    ['a battery nobody knows', { battery: { health: 'unknown', isSwollen: false } }, 95_000],
    ['a local network', { 'config-provider': 'local' }, 93_000],
    ['a foreign network', { 'config-provider': 'foreign' }, 80_000],
    ['a network nobody knows', { 'config-provider': 'unknown' }, 93_000],
    ['no fingerprint or face', { 'phone-defects': ['biometrics'] }, 80_000],
    ['no SIM', { 'phone-defects': ['sim'] }, 75_000],
    ['no Wi-Fi', { 'phone-defects': ['wifi'] }, 80_000],
    ['a bad rear camera', { 'phone-defects': ['rear-camera'] }, 85_000],
    ['a bad front camera', { 'phone-defects': ['front-camera'] }, 92_000],
    ['bad charging', { 'phone-defects': ['charging'] }, 90_000],
    ['a bad speaker', { 'phone-defects': ['speaker-microphone'] }, 93_000],
    ['bad buttons', { 'phone-defects': ['buttons'] }, 94_000],
    ['a screen of another maker', { 'phone-defects': ['non-original-screen'] }, 82_000],
  ])('the price of a phone with %s', (_, changes, minor) => {
    expect(amountOf({ ...spotless, ...changes })).toBe(minor)
  })

  test('Factors multiply, and defects are deducted as a share of the base', () => {
    // 1,000 × .94 × .88 = 827.20, less 10 % and 6 % of 1,000 = 667.20, down to 665.
    expect(
      amountOf({
        ...spotless,
        'grading-display': 'light',
        'grading-case': 'dents',
        'phone-defects': ['charging', 'buttons'],
      }),
    ).toBe(66_500)
  })

  test('Defects deduct at most 60 % of the base', () => {
    const all = ['biometrics', 'sim', 'wifi'] as const
    expect(amountOf({ ...spotless, 'phone-defects': [...all, 'rear-camera'] })).toBe(40_000)
    expect(amountOf({ ...spotless, 'phone-defects': ['biometrics', 'sim', 'rear-camera'] })).toBe(
      40_000,
    )
    expect(amountOf({ ...spotless, 'phone-defects': ['biometrics', 'sim', 'charging'] })).toBe(
      45_000,
    )
  })

  test('An offer is never below zero', () => {
    expect(
      amountOf({
        ...spotless,
        'liquid-contact': 'works',
        'phone-defects': ['biometrics', 'sim', 'wifi'],
      }),
    ).toBe(0)
  })

  test.each<[PayoutMethod, number]>([
    ['bank-fast', 100_000],
    ['bank-slow', 105_000],
    ['voucher', 108_000],
  ])('Paid by %s', (payout, minor) => {
    expect(amountOf(spotless, payout)).toBe(minor)
  })

  test.each<[Currency, number, number]>([
    ['RON', 99_999, 99_500],
    ['BGN', 99_999, 99_500],
    ['HUF', 9_999_900, 9_950_000],
    ['EUR', 19_999, 19_900],
  ])('In %s it goes down to the step', (currency, base, minor) => {
    expect(amountOf(spotless, 'bank-fast', priced(base, 'SMARTPHONE', currency))).toBe(minor)
  })
})

describe('A laptop', () => {
  const laptop = (answers: Answers) => amountOf(answers, 'bank-fast', priced(100_000, 'LAPTOP'))
  test('a cracked or bent laptop is worth 80 %, one with a battery to be serviced 86 %', () => {
    expect(laptop({ 'grading-case': 'cracked' })).toBe(80_000)
    expect(laptop({ battery: { health: 'normal', isSwollen: false } })).toBe(100_000)
    expect(laptop({ battery: { health: 'service', isSwollen: false } })).toBe(86_000)
  })
  test.each([
    ['dead-keys', 85_000],
    ['missing-keys', 92_000],
    ['foreign-layout', 96_000],
    ['backlight', 97_000],
  ] as const)('a laptop with %s', (error, minor) => {
    expect(laptop({ 'laptop-keyboard': [error] })).toBe(minor)
  })
  test.each([
    ['hinge', 88_000],
    ['trackpad', 90_000],
    ['ports', 94_000],
    ['webcam', 95_000],
    ['wifi', 85_000],
    ['charger', 94_000],
  ] as const)('a laptop with a defect of %s', (error, minor) => {
    expect(laptop({ 'laptop-defects': [error] })).toBe(minor)
  })
})

describe('A tablet, a watch, a console', () => {
  test.each([
    ['biometrics', 85_000],
    ['wifi-sim', 80_000],
    ['charging', 90_000],
    ['cameras', 92_000],
    ['buttons', 94_000],
  ] as const)('a tablet with a defect of %s', (error, minor) => {
    expect(amountOf({ 'tablet-defects': [error] }, 'bank-fast', priced(100_000, 'TABLET'))).toBe(
      minor,
    )
  })
  test.each([
    ['charging', 80_000],
    ['crown', 85_000],
    ['sensor', 88_000],
    ['strap', 95_000],
    ['charger', 95_000],
  ] as const)('a watch with a defect of %s', (error, minor) => {
    expect(
      amountOf({ 'smartwatch-defects': [error] }, 'bank-fast', priced(100_000, 'SMARTWATCH')),
    ).toBe(minor)
  })

  const console_ = (answers: Answers) => amountOf(answers, 'bank-fast', priced(100_000, 'CONSOLE'))
  test.each([
    ['hdmi', 75_000],
    ['disc', 75_000],
    ['wifi', 85_000],
    ['overheating', 88_000],
    ['usb', 94_000],
  ] as const)('a console with a defect of %s', (error, minor) => {
    expect(console_({ 'console-defects': [error] })).toBe(minor)
  })
  const one = { count: 1, areOriginal: true, hasDrift: false, hasCables: true } as const
  test('a console with one controller is worth 100 %, without one 15 less, with two 4 more', () => {
    expect(console_({ 'console-controllers': one })).toBe(100_000)
    expect(console_({ 'console-controllers': { ...one, count: 0 } })).toBe(85_000)
    expect(console_({ 'console-controllers': { ...one, count: 2 } })).toBe(104_000)
  })
  test('a console with controller drift is worth 8 less, without cables 5 less', () => {
    expect(console_({ 'console-controllers': { ...one, hasDrift: true } })).toBe(92_000)
    expect(console_({ 'console-controllers': { ...one, hasCables: false } })).toBe(95_000)
  })
})

describe('Before pricing', () => {
  test.each<[string, Answers, readonly string[]]>([
    [
      'a swollen battery',
      { ...spotless, battery: { health: 'unknown', isSwollen: true } },
      ['swollen-battery'],
    ],
    ['a locked laptop', { 'laptop-defects': ['lock'] }, ['locked']],
    ['a banned console', { 'console-defects': ['online-ban', 'hdmi'] }, ['online-ban']],
    [
      'a banned console that does not power on',
      { 'console-defects': ['online-ban', 'power'] },
      ['online-ban'],
    ],
  ])('%s is rejected', (_, answers, reasons) => {
    expect(offerFor(answers, 'bank-fast', priced(100_000))).toEqual({ kind: 'rejected', reasons })
  })

  test('a device without power is reviewed, for at most 12 % of the base', () => {
    expect(
      offerFor({ ...spotless, 'phone-defects': ['power'] }, 'voucher', priced(100_000)),
    ).toEqual({
      kind: 'manual-review',
      reasons: ['no-power'],
      most: { minor: 12_000, currency: 'RON' },
    })
  })

  test('a device with faults after liquid contact is reviewed', () => {
    expect(
      offerFor({ ...spotless, 'liquid-contact': 'faults' }, 'bank-fast', priced(100_000)),
    ).toEqual({
      kind: 'manual-review',
      reasons: ['liquid-faults'],
      most: { minor: 35_000, currency: 'RON' },
    })
  })
})

test('The breakdown names what lowered the price, and its lines add up', () => {
  const offer = offerFor(
    { ...spotless, 'grading-display': 'light', 'phone-defects': ['buttons'] },
    'bank-slow',
    priced(123_400),
  )
  // 1,234 × .94 = 1,159.96; − 74.04 = 1,085.92; × 1.05 = 1,140.216; down to 1,140.
  expect(offer).toEqual({
    kind: 'offer',
    amount: { minor: 114_000, currency: 'RON' },
    lines: [
      { kind: 'base', amount: { minor: 123_400, currency: 'RON' } },
      { kind: 'factor', factor: 'display', amount: { minor: -7_404, currency: 'RON' } },
      { kind: 'defect', defect: 'buttons', amount: { minor: -7_404, currency: 'RON' } },
      { kind: 'payout', payout: 'bank-slow', amount: { minor: 5_429, currency: 'RON' } },
      { kind: 'rounding', amount: { minor: -21, currency: 'RON' } },
    ],
  })
})

test('Raising an offer to zero is a line of its own, and so is a base price of zero', () => {
  // 1,000 × .58 × .72 × .35 = 146.16, less 60 %.
  const worn: Answers = {
    ...spotless,
    'grading-display': 'cracked',
    'grading-case': 'cracked',
    'liquid-contact': 'works',
    'phone-defects': ['biometrics', 'sim', 'wifi'],
  }
  const offer = offerFor(worn, 'bank-fast', priced(100_000))
  expect(offer.kind === 'offer' && offer.lines.at(-1)).toEqual({
    kind: 'not-below-nothing',
    amount: { minor: 45_384, currency: 'RON' },
  })
  expect(offerFor(spotless, 'bank-fast', priced(0))).toEqual({
    kind: 'offer',
    amount: { minor: 0, currency: 'RON' },
    lines: [{ kind: 'base', amount: { minor: 0, currency: 'RON' } }],
  })
})
