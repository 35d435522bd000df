import { expect, test } from 'vitest'
import { optionsOf } from './oney-widget.ts'

test('the widget gets country, language, merchant, website, amount in lei, the code to filter by and its element', () => {
  const widget = {
    scriptUrl: 'https://oney.example/loader.js',
    merchantGuid: 'a-guid',
    merchantName: 'Kintsu',
    website: 'https://kintsu.example/ro',
  }
  const amount = { minor: 181_399, currency: 'RON' } as const
  expect(optionsOf(widget, { amount, code: '4XP', placeholder: '#oney' })).toEqual({
    country: 'RO',
    language: 'ro',
    merchant_guid: 'a-guid',
    merchant_name: 'Kintsu',
    website: 'https://kintsu.example/ro',
    payment_amount: 1813.99,
    filter_by: 'business_transaction_code',
    business_transaction_code: '4XP',
    checkout_placeholder: '#oney',
  })
})
