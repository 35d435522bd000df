import { describe, expect, test } from 'vitest'
import { consoleScene } from './console.ts'
import { consoleLooks } from './console-looks.ts'
import { pictureFamily } from './family.ts'
import { type Ink, inkOf } from './ink.ts'
import { laptopScene } from './laptop.ts'
import { laptopLooks } from './laptop-looks.ts'
import { phoneScene } from './phone.ts'
import { phoneLooks } from './phone-looks.ts'
import { tabletScene } from './tablet.ts'
import { tabletLooks } from './tablet-looks.ts'
import { watchScene } from './watch.ts'
import { watchLooks } from './watch-looks.ts'

describe('a phone', () => {
  test.each([
    ['Apple', 'iPhone SE (2020)', 2020, 'iphone-home-button'],
    ['Apple', 'iPhone 8', 2017, 'iphone-home-button'],
    ['Apple', 'iPhone 8 Plus', 2017, 'iphone-home-button-pair'],
    ['Apple', 'iPhone XR', 2018, 'iphone-notch-single'],
    ['Apple', 'iPhone XS Max', 2018, 'iphone-pill-notch'],
    ['Apple', 'iPhone 11', 2019, 'iphone-dual-round'],
    ['Apple', 'iPhone 11 Pro', 2019, 'iphone-trio-round'],
    ['Apple', 'iPhone 12 mini', 2020, 'iphone-dual-vertical'],
    ['Apple', 'iPhone 12 Pro', 2020, 'iphone-trio-flat'],
    ['Apple', 'iPhone 13', 2021, 'iphone-dual-diagonal'],
    ['Apple', 'iPhone 13 Pro Max', 2021, 'iphone-trio-square'],
    ['Apple', 'iPhone 14 Plus', 2022, 'iphone-dual-diagonal'],
    ['Apple', 'iPhone 14 Pro', 2022, 'iphone-trio-island'],
    ['Apple', 'iPhone 15', 2023, 'iphone-diagonal-island'],
    ['Apple', 'iPhone 16', 2024, 'iphone-pill-island'],
    ['Apple', 'iPhone 16 Plus', 2024, 'iphone-pill-island'],
    ['Apple', 'iPhone 16e', 2025, 'iphone-single-flat'],
    ['Apple', 'iPhone 16 Pro', 2024, 'iphone-trio-island'],
    ['Apple', 'iPhone 17 Pro Max', 2025, 'iphone-plateau'],
    ['Apple', 'iPhone Air', 2025, 'iphone-air'],
    ['Samsung', 'Galaxy S23', 2023, 'galaxy-column'],
    ['Samsung', 'Galaxy S23+', 2023, 'galaxy-column'],
    ['Samsung', 'Galaxy S23 FE', 2023, 'galaxy-column'],
    ['Samsung', 'Galaxy S21', 2021, 'galaxy-island'],
    ['Samsung', 'Galaxy S22+', 2022, 'galaxy-island'],
    ['Samsung', 'Galaxy S22 Ultra', 2022, 'galaxy-ultra'],
    ['Samsung', 'Galaxy S25 Ultra', 2025, 'galaxy-ultra-soft'],
    ['Samsung', 'Galaxy S20', 2020, 'galaxy-block'],
    ['Samsung', 'Galaxy A54 5G', 2023, 'galaxy-column-hole'],
    ['Samsung', 'Galaxy A52s', 2021, 'galaxy-pale-block'],
    ['Samsung', 'Galaxy A14', 2023, 'galaxy-column-drop'],
    ['Samsung', 'Galaxy Z Fold5', 2023, 'galaxy-fold'],
    ['Samsung', 'Galaxy Z Flip4', 2022, 'galaxy-flip-strip'],
    ['Samsung', 'Galaxy Z Flip6', 2024, 'galaxy-flip'],
    ['Google', 'Pixel 6a', 2022, 'pixel-visor'],
    ['Google', 'Pixel 7', 2022, 'pixel-bar'],
    ['Google', 'Pixel 8 Pro', 2023, 'pixel-bar-pro'],
    ['Google', 'Pixel 9', 2024, 'pixel-pill'],
    ['Google', 'Pixel 9a', 2025, 'pixel-flush'],
    ['Google', 'Pixel 4a', 2020, 'pixel-square'],
    ['Google', 'Pixel 3', 2018, 'pixel-window'],
    ['Xiaomi', '13', 2023, 'xiaomi-square'],
    ['Xiaomi', '12 Pro', 2022, 'xiaomi-steps'],
    ['Xiaomi', 'Redmi Note 11', 2022, 'redmi-block'],
    ['Xiaomi', 'Redmi Note 13 Pro', 2024, 'redmi-square'],
    ['Xiaomi', 'Poco X4 Pro', 2022, 'poco-mask'],
    ['Huawei', 'P60 Pro', 2023, 'huawei-oval'],
    ['Huawei', 'Mate 40 Pro', 2020, 'huawei-ring'],
    ['OnePlus', '12', 2024, 'oneplus-circle'],
    ['Motorola', 'Razr 40 Ultra', 2023, 'motorola-razr'],
    ['Nothing', 'Phone (2a)', 2024, 'nothing-eyes'],
    ['Nothing', 'Phone (1)', 2022, 'nothing-glyph'],
    ['Sony', 'Xperia 1 V', 2023, 'sony-column'],
    ['Nokia', 'X20', 2021, 'nokia-ring'],
  ])('%s %s of %i is drawn as %s', (brand, name, year, family) => {
    expect(pictureFamily({ brand, name, type: 'SMARTPHONE', year })).toBe(family)
  })
})

describe('a device that is not a phone', () => {
  test.each([
    ['TABLET', 'Apple', 'iPad (9th generation)', 2021, 'ipad-home-button'],
    ['TABLET', 'Apple', 'iPad (10th generation)', 2022, 'ipad-whole'],
    ['TABLET', 'Apple', 'iPad mini 6', 2021, 'ipad-mini-whole'],
    ['TABLET', 'Apple', 'iPad Pro 12.9', 2021, 'ipad-pro'],
    ['TABLET', 'Samsung', 'Galaxy Tab S8', 2022, 'galaxy-tab-ribbon'],
    ['LAPTOP', 'Apple', 'MacBook Air M1 13″', 2020, 'macbook-air'],
    ['LAPTOP', 'Apple', 'MacBook Air M2', 2022, 'macbook-air-notch'],
    ['LAPTOP', 'Apple', 'MacBook Pro 14', 2021, 'macbook-pro'],
    ['LAPTOP', 'Apple', 'MacBook Pro 13 M1', 2020, 'macbook-pro-bar'],
    ['LAPTOP', 'Lenovo', 'ThinkPad T14', 2021, 'thinkpad'],
    ['LAPTOP', 'Lenovo', 'IdeaPad 3', 2021, 'lenovo-ideapad'],
    ['SMARTWATCH', 'Apple', 'Watch SE (2022)', 2022, 'apple-watch-thick'],
    ['SMARTWATCH', 'Apple', 'Watch Series 8', 2022, 'apple-watch'],
    ['SMARTWATCH', 'Apple', 'Watch Ultra 2', 2023, 'apple-watch-ultra'],
    ['SMARTWATCH', 'Samsung', 'Galaxy Watch 6 Classic', 2023, 'galaxy-watch-classic'],
    ['SMARTWATCH', 'Garmin', 'Fenix 7', 2022, 'garmin-watch'],
    ['CONSOLE', 'Sony', 'PlayStation 5', 2020, 'ps5'],
    ['CONSOLE', 'Sony', 'PlayStation 5 Digital Edition', 2020, 'ps5-digital'],
    ['CONSOLE', 'Sony', 'PlayStation 4 Pro', 2016, 'ps4-pro'],
    ['CONSOLE', 'Microsoft', 'Xbox Series S', 2020, 'xbox-series-s'],
    ['CONSOLE', 'Microsoft', 'Xbox One S', 2016, 'xbox-one-s'],
    ['CONSOLE', 'Nintendo', 'Switch', 2017, 'switch'],
    ['CONSOLE', 'Nintendo', 'Switch OLED', 2021, 'switch-oled'],
    ['CONSOLE', 'Nintendo', 'Switch Lite', 2019, 'switch-lite'],
    ['CONSOLE', 'Valve', 'Steam Deck', 2022, 'steam-deck'],
  ] as const)('a %s, %s %s of %i, is drawn as %s', (type, brand, name, year, family) => {
    expect(pictureFamily({ type, brand, name, year })).toBe(family)
  })
})

const make = { material: 'Aluminium', size: '45 mm' }
const drawFamilies: Readonly<Record<string, (ink: Ink) => readonly string[]>> = {
  phones: ink => Object.values(phoneLooks).map(look => phoneScene(ink, look, 'pair').content),
  tablets: ink => Object.values(tabletLooks).map(look => tabletScene(ink, look, 'pair').content),
  laptops: ink =>
    Object.values(laptopLooks).map(
      look => laptopScene(ink, look, 'pair').content + laptopScene(ink, look, 'back').content,
    ),
  watches: ink =>
    Object.values(watchLooks).map(look => watchScene(ink, look, 'pair', make).content),
  consoles: ink =>
    Object.entries(consoleLooks)
      .filter(([family]) => family !== 'console-plain')
      .map(([, look]) => consoleScene(ink, look, 'pair').content),
}

test.each(Object.keys(drawFamilies))('no two families of %s look the same in one colour', kind => {
  const pictures = drawFamilies[kind]?.(inkOf('one', '#7d8aa0')) ?? []
  expect(pictures.length).toBeGreaterThan(10)
  expect(new Set(pictures).size).toBe(pictures.length)
})
