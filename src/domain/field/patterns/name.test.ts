import { describe, expect, test } from 'vitest'
import { isName, normalizeName } from './name.ts'

describe('a name', () => {
  test('a name has two words of at least two letters', () => {
    expect(isName('ro', 'Io Po')).toBe(true)
    expect(isName('ro', 'Io Po Do')).toBe(true)
    expect(isName('ro', 'Io')).toBe(false)
    expect(isName('ro', 'I Po')).toBe(false)
    expect(isName('ro', 'Io P Do')).toBe(false)
    expect(isName('ro', '')).toBe(false)
  })

  test('a name may contain a hyphen or an apostrophe inside a word', () => {
    expect(isName('ro', "Ana-Maria O'Neil")).toBe(true)
    expect(isName('ro', 'Ana-Maria O’Neil')).toBe(true)
    for (const bad of ['-Ana Popa', 'Ana- Popa', 'An--a Popa', 'Ana - Popa'])
      expect(isName('ro', bad)).toBe(false)
  })

  test('a name contains no digit and no other sign', () => {
    for (const bad of ['Ana Popa2', 'Ana Popa!', 'Ana <b>', 'Ana_Popa Ana', 'ªº ªº1'])
      expect(isName('ro', bad)).toBe(false)
  })

  test('a name in Romania may have any Latin letters', () => {
    expect(isName('ro', 'Ștefan Țîrlea')).toBe(true)
    expect(isName('ro', 'Søren Łuż')).toBe(true)
    expect(isName('ro', 'S\u0326tefan T\u0326irlea')).toBe(true)
    expect(isName('ro', 'Иван Петров')).toBe(false)
  })

  test('a name in Bulgaria is in Cyrillic or Latin', () => {
    expect(isName('bg', 'Йоана Петрова')).toBe(true)
    expect(isName('bg', 'Ioana Petrova')).toBe(true)
    expect(isName('bg', 'Γιώργος Νίκου')).toBe(false)
  })

  test('a name in Hungary is in Hungarian letters', () => {
    expect(isName('hu', 'Őrsi Tűnde')).toBe(true)
    expect(isName('hu', 'ÁÉÍÓÖŐÚÜŰ áéíóöőúüű')).toBe(true)
    expect(isName('hu', 'Ștefan Țîrlea')).toBe(false)
    expect(isName('hu', 'Иван Петров')).toBe(false)
  })

  test('a name in Greece is in Greek or Latin', () => {
    expect(isName('gr', 'Γιώργος Ίσαρης')).toBe(true)
    expect(isName('gr', 'Giorgos Isaris')).toBe(true)
    expect(isName('gr', 'Иван Петров')).toBe(false)
  })

  test('a name has at most 100 characters', () => {
    expect(isName('ro', `Ana ${'a'.repeat(96)}`)).toBe(true)
    expect(isName('ro', `Ana ${'a'.repeat(97)}`)).toBe(false)
  })
})

test('a name is stored composed (NFC), with one space between its words', () => {
  expect(normalizeName('  Ana \t Popa ')).toBe('Ana Popa')
  expect(normalizeName('S\u0326tefan')).toBe('Ștefan')
})
