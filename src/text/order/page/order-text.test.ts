import { expect, test } from 'vitest'
import { orderBg } from './bg.ts'
import { orderEl } from './el.ts'
import { orderHu } from './hu.ts'
import { orderRo } from './ro.ts'

// A customer knows the bank of a card, not the processor of the shop.
test.each([
  ['ro', orderRo, 'Banca ta nu a aprobat plata.', 'Plata cu cardul a fost întreruptă.'],
  ['bg', orderBg, 'Банката ти не одобри плащането.', 'Плащането с карта беше прекъснато.'],
  ['hu', orderHu, 'A bankod nem hagyta jóvá a fizetést.', 'A bankkártyás fizetés megszakadt.'],
  ['el', orderEl, 'Η τράπεζά σου δεν ενέκρινε την πληρωμή.', 'Η πληρωμή με κάρτα διακόπηκε.'],
] as const)(
  'in %s a failed card payment is about the bank',
  (_, { failed }, declined, cancelled) => {
    expect(failed.reason.declined(undefined)).toBe(declined)
    expect(failed.reason.cancelled(undefined)).toBe(cancelled)
  },
)

test.each([
  ['ro', orderRo, 'Oney nu a aprobat plata.', 'Plata prin Oney a fost întreruptă.'],
  ['bg', orderBg, 'Oney не одобри плащането.', 'Плащането чрез Oney беше прекъснато.'],
  [
    'hu',
    orderHu,
    'A szolgáltató (Oney) nem hagyta jóvá a fizetést.',
    'A fizetés (Oney) megszakadt.',
  ],
  ['el', orderEl, 'Ο πάροχος Oney δεν ενέκρινε την πληρωμή.', 'Η πληρωμή μέσω Oney διακόπηκε.'],
] as const)('in %s a failed loan names its lender', (_, { failed }, declined, cancelled) => {
  expect(failed.reason.declined('Oney')).toBe(declined)
  expect(failed.reason.cancelled('Oney')).toBe(cancelled)
})
