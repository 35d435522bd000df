import { expect, test } from 'vitest'
import { aCart, aPhone, aWrap } from './cart.builders.ts'
import { settled } from './settled.ts'

test('a stored gift wrap that names a phone stands in the cart, and not in the line of that phone too', () => {
  const wrap = aWrap({ phoneId: 'p' })
  const cart = settled(aCart({ phoneCart: [aPhone('p')], accessoryCart: [wrap] }))
  expect(cart.accessoryCart).toEqual([wrap])
  expect(cart.phoneCart.map(({ deviceAccessories }) => deviceAccessories)).toEqual([[]])
})
