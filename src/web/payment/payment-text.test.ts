import { describe, expect, test } from 'vitest'
import type { DisabledReason } from '#domain/payment/availability.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import { checkoutBg } from '#text/checkout/page/bg.ts'
import { checkoutEl } from '#text/checkout/page/el.ts'
import { checkoutHu } from '#text/checkout/page/hu.ts'
import { checkoutRo } from '#text/checkout/page/ro.ts'
import { disabledText } from './payment-text.ts'

const price = {
  shelf: ({ minor }: { readonly minor: number }) => `${minor / 100} lei`,
  total: () => expect.unreachable('a limit is a whole amount'),
  change: () => expect.unreachable('a limit has no sign'),
}
const limit = { minor: 10_000, currency: 'RON' } as const

function rowDisabledFor(reason: DisabledReason): PaymentRow {
  return {
    type: 'cofidis',
    availability: { kind: 'greyed', reason },
    collectionFee: { minor: 0, currency: 'RON' },
    plans: [],
    children: [],
  }
}

// The first line of Spec 8, in the wording of markets.md.
describe.each([
  ['ro', checkoutRo, 'Cel mult 10 produse', 'Valoare minimă: 100 lei', 'Valoare maximă: 100 lei'],
  [
    'bg',
    checkoutBg,
    'Най-много 10 продукта',
    'Минимална сума: 100 lei',
    'Максимална сума: 100 lei',
  ],
  [
    ...(['hu', checkoutHu, 'Legfeljebb 10 termék', 'Minimális összeg: 100 lei'] as const),
    'Maximális összeg: 100 lei',
  ],
  ['el', checkoutEl, 'Έως 10 προϊόντα', 'Ελάχιστο ποσό: 100 lei', 'Μέγιστο ποσό: 100 lei'],
] as const)('the text of a disabled method in %s', (_, { payment }, tooMany, below, above) => {
  test.each([
    [{ kind: 'too-many-items', max: 10 }, tooMany],
    [{ kind: 'below-lower-limit', limit }, below],
    [{ kind: 'above-upper-limit', limit }, above],
  ] as const)('the text for %j gives the reason', (reason, text) => {
    expect(disabledText(rowDisabledFor(reason), undefined, payment, price)).toBe(text)
  })
})

test('the reason sent by the server takes precedence over the one the page calculates', () => {
  const row = rowDisabledFor({ kind: 'below-lower-limit', limit })
  const refusal = { kind: 'greyed', reason: { kind: 'too-many-items', max: 10 } } as const
  expect(disabledText(row, refusal, checkoutRo.payment, price)).toBe('Cel mult 10 produse')
  const open: PaymentRow = { ...row, availability: { kind: 'open' } }
  expect(disabledText(open, undefined, checkoutRo.payment, price)).toBeUndefined()
})
