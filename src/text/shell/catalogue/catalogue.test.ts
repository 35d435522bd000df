import { describe, expect, test } from 'vitest'
import { bg } from './bg.ts'
import { el } from './el.ts'
import { hu } from './hu.ts'
import { ro } from './ro.ts'

function keysOf(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'object' && child !== null
      ? keysOf(child, `${prefix}${key}/`)
      : [`${prefix}${key}`],
  )
}

function emptyIn(value: object): string[] {
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'object' && child !== null ? emptyIn(child) : child === '' ? [key] : [],
  )
}

describe('the four text catalogues', () => {
  test.each([
    ['bg', bg],
    ['hu', hu],
    ['el', el],
  ])('the catalogue %s has exactly the keys of ro', (_, catalogue) => {
    expect(keysOf(catalogue).sort()).toEqual(keysOf(ro).sort())
  })

  test.each([
    ['ro', ro],
    ['bg', bg],
    ['hu', hu],
    ['el', el],
  ])('the catalogue %s contains no empty text', (_, catalogue) => {
    expect(emptyIn(catalogue)).toEqual([])
  })

  test('the catalogues use the wording of the markets page', () => {
    expect(ro.general['general.max-length-error'](60)).toBe('Maximum 60 de caractere')
    expect(ro.general['general.max-length-error'](10)).toBe('Maximum 10 caractere')
    expect(bg.general['general.max-length-error'](10)).toBe('Максимум 10 знака')
    expect(hu.general['general.max-length-error'](10)).toBe('Legfeljebb 10 karakter')
    expect(el.general['general.max-length-error'](10)).toBe('Έως 10 χαρακτήρες')
    expect(ro.general['general.contain-diacritics-error']).toBe('Nu folosi diacritice')
    expect(hu.general.nothingFound).toBe('Nincs találat.')
  })

  test('each market names its currency as specified', () => {
    expect(ro.general.currency.RON).toBe('lei')
    expect(bg.general.currency.BGN).toBe('Lev')
    expect(hu.general.currency.HUF).toBe('Ft')
    expect(el.general.currency.EUR).toBe('euro')
  })
})
