import { describe, expect, test } from 'vitest'
import { hasDiacritics } from './diacritics.ts'
import { fold } from './fold.ts'

describe('folding for search', () => {
  test.each([
    ['Cluj Napoca', 'clujnapoca'],
    ['  BUCUREȘTI ', 'bucuresti'],
    ['Bucureşti', 'bucuresti'],
    ['Țăndărei', 'tandarei'],
    ['Ţăndărei', 'tandarei'],
    ['Hódmezővásárhely', 'hodmezovasarhely'],
    ['Αθήνα', 'αθηνα'],
    ['ΑΘΗΝΑ', 'αθηνα'],
    ['Πειραιάς', 'πειραιασ'],
    ['ΠΕΙΡΑΙΑΣ', 'πειραιασ'],
    ['Προϊόν', 'προιον'],
    ['Велико\u00a0Търново', 'великотърново'],
  ])('folding turns %s into %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('folding keeps й as a separate letter, composed or not', () => {
    expect(fold('Айтос')).toBe('айтос')
    expect(fold('АЙТОС')).toBe('айтос')
    expect(fold('Аи\u0306тос')).toBe('айтос')
    expect(fold('аитос')).not.toBe(fold('айтос'))
    expect(fold('ѝ')).toBe('и')
  })
})

describe('diacritics', () => {
  test.each(['ă', 'Â', 'î', 'ș', 'ş', 'Ț', 'ő', 'ή', 'a\u0306'])(
    'diacritics are found in %s',
    text => {
      expect(hasDiacritics(text)).toBe(true)
    },
  )

  test.each(['Strada Lunga 12', 'Айтос', 'ЙОАННА', 'Αθηνα', ''])(
    'no diacritics are found in %s',
    text => {
      expect(hasDiacritics(text)).toBe(false)
    },
  )
})
