import { expect, test } from 'vitest'
import { aCart, aPhone, aWrap } from './cart.builders.ts'
import { settled } from './settled.ts'

test('a stored gift wrap that names a phone belongs to the cart, and not also to the line of that phone', () => {
  const wrap = aWrap({ phoneId: 'p' })
  const cart = settled(aCart({ phoneCart: [aPhone('p')], accessoryCart: [wrap] }))
  expect(cart.accessoryCart).toEqual([wrap])
  expect(cart.phoneCart.map(({ deviceAccessories }) => deviceAccessories)).toEqual([[]])
})
