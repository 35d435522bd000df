import { expect, test } from 'vitest'
import { accessoryPicturePath, devicePicturePath, pictureSlug } from './picture-path.ts'

test('a picture path contains brand, model, colour and view', () => {
  const device = { model: { brand: 'Apple', name: 'iPhone 13' }, colorName: 'Midnight' }
  expect(devicePicturePath(device, 'pair')).toBe('/pictures/v1/apple-iphone-13-midnight-pair.svg')
})

test('the picture path of a watch contains its material before the view', () => {
  const watch = {
    model: { brand: 'Apple', name: 'Watch Series 9' },
    colorName: 'Silver',
    material: 'Oțel',
  }
  expect(devicePicturePath(watch, 'front')).toBe(
    '/pictures/v1/apple-watch-series-9-silver-otel-front.svg',
  )
})

test('a plus sign becomes a word, so that the S23+ and the S23 have different paths', () => {
  expect(pictureSlug('Samsung', 'Galaxy S23+')).toBe('samsung-galaxy-s23-plus')
  expect(pictureSlug('Samsung', 'Galaxy S23')).toBe('samsung-galaxy-s23')
})

test('accents and inch signs are removed, other alphabets keep distinct paths', () => {
  expect(pictureSlug('MacBook Air 13″ (2020)')).toBe('macbook-air-13-2020')
  expect(pictureSlug('Мента')).not.toBe(pictureSlug('Синьо'))
})

test('the picture path of an accessory contains its id', () => {
  expect(accessoryPicturePath('usb-c-charger-20w')).toBe(
    '/pictures/v1/accessory-usb-c-charger-20w.svg',
  )
})
