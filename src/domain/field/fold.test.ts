import { describe, expect, test } from 'vitest'
import { hasDiacritics } from './diacritics.ts'
import { fold } from './fold.ts'

describe('search', () => {
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
  ])('sees %s as %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('keeps й a letter of its own, composed or not', () => {
    expect(fold('Айтос')).toBe('айтос')
    expect(fold('АЙТОС')).toBe('айтос')
    expect(fold('Аи\u0306тос')).toBe('айтос')
    expect(fold('аитос')).not.toBe(fold('айтос'))
    expect(fold('ѝ')).toBe('и')
  })
})

describe('diacritics', () => {
  test.each(['ă', 'Â', 'î', 'ș', 'ş', 'Ț', 'ő', 'ή', 'a\u0306'])('are seen in %s', text => {
    expect(hasDiacritics(text)).toBe(true)
  })

  test.each(['Strada Lunga 12', 'Айтос', 'ЙОАННА', 'Αθηνα', ''])('are not seen in %s', text => {
    expect(hasDiacritics(text)).toBe(false)
  })
})
