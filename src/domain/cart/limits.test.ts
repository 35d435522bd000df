import { expect, test } from 'vitest'
import { aCart, aPhone } from './cart.builders.ts'
import { addPhone } from './edit.ts'

test('devices of an unlimited type do not count towards the limit of limited types', () => {
  const aConsole = (id: string) =>
    aPhone(id, { device: { id: `unit-${id}`, modelType: 'CONSOLE', grade: 'good' } })
  const cart = aCart({ phoneCart: [aPhone('p'), aPhone('q'), aConsole('one')] })
  const added = addPhone(cart, aConsole('two'))
  expect(added.ok && added.value.phoneCart.map(({ id }) => id)).toEqual(['p', 'q', 'one', 'two'])
})
