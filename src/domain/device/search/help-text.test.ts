import { describe, expect, test } from 'vitest'
import { helpPagesFor } from './help-text.ts'
import { readSearch } from './read-search.ts'

describe('the pages of help that a search names', () => {
  test.each([
    ['retur', 'връщане', 'visszaküldés', 'επιστροφή', ['return', 'withdrawal']],
    ['garanție', 'гаранция', 'garancia', 'εγγύηση', ['my-warranties', 'support']],
    ['comanda', 'поръчка', 'rendelés', 'παραγγελία', ['my-purchases']],
    ['livrare', 'доставка', 'szállítás', 'παράδοση', ['support']],
    ['vinde', 'продай', 'eladás', 'πώληση', ['sell']],
  ])('%s, %s, %s and %s name %j', (ro, bg, hu, gr, pages) => {
    for (const word of [ro, bg, hu, gr]) expect([word, helpPagesFor(word)]).toEqual([word, pages])
  })

  test('a page is named before its word is fully typed, from four letters', () => {
    expect(helpPagesFor('garan')).toEqual(['my-warranties', 'support'])
    expect(helpPagesFor('gar')).toEqual([])
  })

  test('a page named twice is offered once', () => {
    expect(helpPagesFor('retur returnare')).toEqual(['return', 'withdrawal'])
  })

  test('a search for a device names no page', () => {
    for (const text of ['iphone 13 128 gb', 'Samsung Galaxy S23', 'айфон 13', 'λάπτοπ', ''])
      expect([text, helpPagesFor(text)]).toEqual([text, []])
  })

  test('a word that names a page does not hide the device beside it', () => {
    expect(readSearch('garanție iphone 13').words).toEqual(readSearch('iphone 13').words)
  })
})
