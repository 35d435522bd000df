import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WholeMeasures } from './whole-measures.tsx'

function whole(part: string) {
  return `<span class="whitespace-nowrap">${part}</span>`
}

test.each([
  ['Μικρός φορτιστής GaN USB-C, 30 W', `Μικρός φορτιστής GaN ${whole('USB-C')}, ${whole('30 W')}`],
  ['Външна батерия USB-C, 10 000 mAh', `Външна батерия ${whole('USB-C')}, ${whole('10 000 mAh')}`],
  ['Καλώδιο Thunderbolt 4, 0,8 μ.', `Καλώδιο Thunderbolt 4, ${whole('0,8 μ')}.`],
  ['GaN зарядно с 4 порта, 100 W', `GaN зарядно с 4 порта, ${whole('100 W')}`],
  ['Samsung Galaxy S23 Ultra, Cream, 1 TB', `Samsung Galaxy S23 Ultra, Cream, ${whole('1 TB')}`],
  [
    'Σε τραπεζικό λογαριασμό, σε 10–20 ημέρες',
    `Σε τραπεζικό λογαριασμό, σε ${whole('10–20 ημέρες')}`,
  ],
  ['Калъф с клавиатура за iPad 10', 'Калъф с клавиатура за iPad 10'],
  ['az akku 80%-a, mi 60-at adunk', `az akku ${whole('80%-a')}, mi ${whole('60-at')} adunk`],
  ['10-20 és 7-nyelvű', '10-20 és 7-nyelvű'],
])('the measures in %s do not wrap', (name, html) => {
  expect(renderToStaticMarkup(createElement(WholeMeasures, { name }))).toBe(html)
})
