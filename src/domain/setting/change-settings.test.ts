import { describe, expect, test } from 'vitest'
import { applied, changesIn, readSetting, settingIn, undoing } from './change-settings.ts'
import { nameOfField, type SettingField, settingFieldsOf } from './setting-fields.ts'

const lei = (units: number) => ({ minor: units * 100, currency: 'RON' as const })

const documents = {
  shop: {
    payment: {
      active: { card: true, oney: true },
      rules: { card: { lowerBound: lei(1), upperBound: lei(50_000) } },
      collectionFee: { minor: 999, currency: 'RON' as const },
    },
    delivery: {
      costs: { courier: lei(19), locker: lei(14) },
      workingDays: { courier: { min: 2, max: 3 } },
    },
    cart: { returnDays: 60 },
    holidays: ['2026-12-25'],
  },
  loyalty: {},
  reviews: {},
  'trade-in-limits': {},
  company: { name: 'Kintsu SRL' },
  'second-person': {},
  retention: {},
  'mail-texts': {},
}

const fields = settingFieldsOf('ro')

function fieldOf(name: string): SettingField {
  const found = fields.find(field => nameOfField(field) === name)
  if (!found) throw new Error(`There is no field ${name}.`)
  return found
}

describe('a typed setting', () => {
  test.each([
    ['shop.cart.returnDays', '13', undefined],
    ['shop.cart.returnDays', '14', 14],
    ['shop.cart.returnDays', '365', 365],
    ['shop.cart.returnDays', '366', undefined],
    ['shop.cart.returnDays', '30.5', undefined],
    ['shop.cart.returnDays', '', undefined],
    ['shop.cart.warranty.validity', '1', undefined],
    ['shop.cart.warranty.validity', '2', 2],
    ['retention.orders', '1094', undefined],
    ['retention.orders', '1095', 1_095],
    ['retention.orders', '3650', 3_650],
    ['retention.orders', '3651', undefined],
    ['retention.emails', '89', undefined],
    ['retention.emails', '90', 90],
    ['shop.payment.collectionFee', '9,99', { minor: 999, currency: 'RON' }],
    ['shop.payment.collectionFee', '9.999,00 lei', { minor: 999_900, currency: 'RON' }],
    ['shop.payment.collectionFee', '-1', undefined],
    ['shop.payment.collectionFee', '5 euro', undefined],
    ['shop.payment.collectionFee', '', undefined],
    ['shop.payment.rules.card.upperBound', '', null],
    ['shop.payment.active.card', 'on', true],
    ['shop.payment.active.card', '', false],
    ['shop.payment.active.card', 'yes', undefined],
    ['company.name', '  Kintsu SRL ', 'Kintsu SRL'],
    ['company.name', ' ', undefined],
    ['company.name', 'K'.repeat(200), 'K'.repeat(200)],
    ['company.name', 'K'.repeat(201), undefined],
    ['shop.delivery.collectedAt', '9:05', '09:05'],
    ['shop.delivery.collectedAt', '', null],
    ['shop.delivery.collectedAt', '24:00', undefined],
    ['shop.holidays', '2026-12-26\n2026-12-25\n\n2026-12-25', ['2026-12-25', '2026-12-26']],
    ['shop.holidays', '2026-02-30', undefined],
  ] as const)('%s from "%s" is %j', (name, typed, value) => {
    const read = readSetting(fieldOf(name), typed, 'RON')
    expect(read).toEqual(
      value === undefined
        ? { ok: false, refusal: { kind: 'invalid-setting', field: name } }
        : { ok: true, value },
    )
  })
})

describe('a form of settings', () => {
  const form = [fieldOf('shop.cart.returnDays'), fieldOf('shop.payment.collectionFee')]

  test('changes only what was typed differently', () => {
    const typed = { 'shop.cart.returnDays': '30', 'shop.payment.collectionFee': '9.99' }
    expect(changesIn(form, documents, typed, 'RON')).toEqual({
      ok: true,
      value: [{ field: 'shop.cart.returnDays', before: 60, after: 30 }],
    })
  })

  test('is refused if it changes nothing', () => {
    const typed = { 'shop.cart.returnDays': '60', 'shop.payment.collectionFee': '9,99' }
    expect(changesIn(form, documents, typed, 'RON')).toEqual({
      ok: false,
      refusal: { kind: 'nothing-changed' },
    })
  })

  test('leaves the other settings of the document as they are', () => {
    const changed = applied(fields, documents, [
      { field: 'shop.payment.active.oney', before: true, after: false },
    ])
    if (!changed.ok) throw new Error(changed.refusal.kind)
    expect(settingIn(changed.value, fieldOf('shop.payment.active.oney'))).toBe(false)
    expect(changed.value.shop).toEqual({
      ...documents.shop,
      payment: { ...documents.shop.payment, active: { card: true, oney: false } },
    })
  })

  test('takes an optional amount away', () => {
    const field = 'shop.payment.rules.card.upperBound'
    const changed = applied(fields, documents, [{ field, before: lei(50_000), after: null }])
    expect(changed.ok && settingIn(changed.value, fieldOf(field))).toBeNull()
  })
})

describe('settings that do not fit together', () => {
  test.each([
    ['shop.payment.rules.card.lowerBound', lei(50_000), undefined],
    ['shop.payment.rules.card.lowerBound', lei(50_001), 'shop.payment.rules.card.upperBound'],
    ['shop.delivery.workingDays.courier.min', 3, undefined],
    ['shop.delivery.workingDays.courier.min', 4, 'shop.delivery.workingDays.courier.max'],
  ] as const)('%s of %j is refused at %s', (field, after, refused) => {
    const changed = applied(fields, documents, [{ field, before: null, after }])
    expect(changed.ok ? undefined : changed.refusal).toEqual(
      refused && { kind: 'invalid-setting', field: refused },
    )
  })

  test('the last payment method cannot be switched off', () => {
    const off = (id: string) => ({
      field: `shop.payment.active.${id}`,
      before: true,
      after: false,
    })
    expect(applied(fields, documents, [off('oney')]).ok).toBe(true)
    expect(applied(fields, documents, [off('oney'), off('card')])).toEqual({
      ok: false,
      refusal: { kind: 'no-method-left' },
    })
  })
})

test('the last way of delivery cannot be taken away', () => {
  const without = (kind: string) => ({
    field: `shop.delivery.costs.${kind}`,
    before: lei(19),
    after: null,
  })
  const one = applied(fields, documents, [without('locker')])
  expect(one).toMatchObject({
    ok: true,
    value: { shop: { delivery: { costs: { courier: lei(19) } } } },
  })
  expect(one.ok && settingIn(one.value, fieldOf('shop.delivery.costs.locker'))).toBe(null)
  expect(applied(fields, documents, [without('locker'), without('courier')])).toEqual({
    ok: false,
    refusal: { kind: 'no-delivery-left' },
  })
})

describe('undoing a change', () => {
  const change = [{ field: 'shop.cart.returnDays', before: 30, after: 60 }]

  test('sets what was before', () => {
    expect(undoing(fields, documents, change)).toEqual({
      ok: true,
      value: [{ field: 'shop.cart.returnDays', before: 60, after: 30 }],
    })
  })

  test('is refused if it was changed again since', () => {
    const later = { ...documents, shop: { ...documents.shop, cart: { returnDays: 90 } } }
    expect(undoing(fields, later, change)).toEqual({
      ok: false,
      refusal: { kind: 'changed-meanwhile' },
    })
  })
})

test.each([
  [
    'ro',
    'payment',
    ['card', 'oney', 'bnpl', 'tnpl', 'tnpl-rate', 'tbi-combo', 'cashOnDelivery', 'cardAtLocker'],
  ],
  ['gr', 'payment', ['card', 'standard', 'promoMulti', 'bnpl', 'paymentOnDelivery']],
] as const)('%s switches the payment methods of its table', (market, section, methods) => {
  const switched = settingFieldsOf(market).flatMap(field =>
    field.section === section && field.path[1] === 'active' ? [field.path[2]] : [],
  )
  expect(switched).toEqual(methods)
})

test.each(['ro', 'bg', 'hu', 'gr'] as const)('no two settings of %s share a name', market => {
  const names = settingFieldsOf(market).map(nameOfField)
  expect(new Set(names).size).toBe(names.length)
})

describe('the wording of a phrase', () => {
  const phrase = {
    section: 'mail-texts',
    key: 'mail-texts',
    path: ['parcelEmail.shipped.intro'],
    kind: 'phrase',
    usual: 'Parcel {number} leaves on {day}.',
    placeholders: ['number', 'day'],
  } as const satisfies SettingField
  const name = 'mail-texts.parcelEmail.shipped.intro'
  const read = (typed: string) => readSetting(phrase, typed, 'RON')
  const long = (length: number) => '{number} {day}'.padEnd(length, 'x')

  test.each([
    ['On {day} we send {number}.', 'On {day} we send {number}.'],
    ['{number}: {day}, {day}', '{number}: {day}, {day}'],
    ['  On {day}\r\n we send   {number}. ', 'On {day} we send {number}.'],
    [long(1_000), long(1_000)],
    ['', null],
    ['  ', null],
    ['Parcel {number} leaves  on {day}.', null],
  ])('%j is stored as %j', (typed, value) => {
    expect(read(typed)).toEqual({ ok: true, value })
  })

  test.each([
    ['one that is missing', 'We send {number}.'],
    ['one too many', '{number} {day} {name}'],
    ['a letter less', '{number} {da}'],
    ['none', 'We send it.'],
    ['an empty one', '{number} {day} {}'],
    ['too much text', long(1_001)],
  ])('with %s is refused', (_, typed) => {
    expect(read(typed)).toEqual({ ok: false, refusal: { kind: 'invalid-setting', field: name } })
  })
})
