import { expect, test } from 'vitest'
import type { ReturnCommand } from '../delivery/delivery-provider.ts'
import { econtReturn } from './econt-return.ts'

const shop = { name: 'Магазин', phone: '+35921234567', officeCode: '1127' }

function returned(handover: ReturnCommand['handover']) {
  const sender = { name: 'Иван Петров', phone: '+359888123456', email: 'ivan@example.com' }
  return econtReturn({ number: 'BG-1-R1', sender, handover, weightGrams: 400 }, 'key', shop)
}

const from = {
  county: { id: '22', name: 'София-град' },
  locality: { id: '1001', name: 'София' },
  street: 'бул. Витоша',
  number: '100',
  postalCode: '1463',
}

test.each([
  [{}, '09:00', '18:00'],
  [{ hours: 'morning' }, '09:00', '13:00'],
  [{ hours: 'afternoon' }, '13:00', '18:00'],
] as const)('a courier with %j is ordered from %s to %s', (hours, start, end) => {
  const body = returned({ kind: 'courier', from, day: '2026-12-01', ...hours })
  expect(body).toMatchObject({
    requestCourierTimeFrom: `2026-12-01 ${start}`,
    requestCourierTimeTo: `2026-12-01 ${end}`,
  })
})

test('a parcel that is brought to an office orders no courier', () => {
  expect(returned({ kind: 'office' })).not.toHaveProperty('requestCourierTimeFrom')
})
