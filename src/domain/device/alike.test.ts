import { expect, test } from 'vitest'
import { mostAlike } from './alike.ts'

function aCard(id: string, brand: string, year: number) {
  return {
    product: { model: { id, brand, year } },
  }
}
const shown = { id: 'iphone-13', brand: 'Apple', year: 2021 }
function idsOf(cards: readonly ReturnType<typeof aCard>[]) {
  return cards.map(card => card.product.model.id)
}

test('a model is never among the models similar to it', () => {
  expect(mostAlike(shown, [aCard('iphone-13', 'Apple', 2021)], 4)).toEqual([])
})

test('a different brand weighs as much as two years, and ties stay in the order of popularity', () => {
  const cards = [
    aCard('iphone-16', 'Apple', 2024),
    aCard('galaxy-s21', 'Samsung', 2021),
    aCard('iphone-15', 'Apple', 2023),
    aCard('iphone-12', 'Apple', 2020),
    aCard('pixel-6', 'Google', 2021),
  ]
  expect(idsOf(mostAlike(shown, cards, 4))).toEqual([
    'iphone-12',
    'galaxy-s21',
    'iphone-15',
    'pixel-6',
  ])
})
