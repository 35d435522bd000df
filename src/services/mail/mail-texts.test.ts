import { describe, expect, test } from 'vitest'
import { type Market, markets } from '#domain/market/market.ts'
import { usualTexts } from '#test/support/usual-texts.ts'
import { mailPhrasesOf, mailTextsOf } from './mail-texts.ts'

function textsWith(own: Readonly<Record<string, string>> | undefined, market: Market = 'ro') {
  const settings = { mailTextsOf: () => own }
  return mailTextsOf({ settings } as unknown as Parameters<typeof mailTextsOf>[0], market)
}

function phrase(market: Market, path: string) {
  return mailPhrasesOf(market).find(each => each.path[0] === path)
}

describe('the phrases that staff may word anew', () => {
  test.each(markets)('of %s all have a name of their own', market => {
    const paths = mailPhrasesOf(market).map(({ path }) => path[0])
    expect(paths.length).toBeGreaterThan(250)
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('are the same in every market', () => {
    const pathsIn = (market: Market) => mailPhrasesOf(market).map(({ path }) => path[0])
    for (const market of markets) expect(pathsIn(market)).toEqual(pathsIn('ro'))
  })

  test('name what the shop fills in, as it stands in their usual wording', () => {
    expect(phrase('ro', 'parcelEmail.shipped.subject')).toMatchObject({
      mail: 'parcelEmail.shipped',
      usual: 'Comanda {number} a plecat spre tine',
      placeholders: ['number'],
    })
    expect(phrase('hu', 'orderEmail.greeting')).toMatchObject({
      mail: 'orderEmail',
      usual: 'Szia, {name}!',
      placeholders: ['name'],
    })
    expect(phrase('ro', 'unlistedEmail.receipt.quote')?.mail).toBe('unlistedEmail')
    expect(phrase('ro', 'parcelEmail.button')).toMatchObject({
      usual: 'Vezi comanda',
      placeholders: [],
    })
  })

  test('leave out what counts, and what pages say, too', () => {
    for (const path of ['orderEmail.withdrawal', 'tradeInEmail.preparing', 'contactEmail.topics'])
      expect(
        mailPhrasesOf('ro').some(each => each.path[0]?.startsWith(path)),
        path,
      ).toBe(false)
  })
})

describe('the texts of emails', () => {
  test('are the usual ones as long as nobody worded them', () => {
    const titles = markets.map(market => textsWith(undefined, market).orderEmail.title)
    expect(titles).toEqual([
      'Mulțumim, comanda ta este confirmată',
      'Благодарим, поръчката ти е потвърдена',
      'Köszönjük, a rendelésedet visszaigazoltuk',
      'Ευχαριστούμε, η παραγγελία σου επιβεβαιώθηκε',
    ])
  })

  test('say what staff worded, with the order of its placeholders', () => {
    const texts = textsWith({
      'parcelEmail.shipped.title': 'La drum',
      'paymentEmail.refund-sent.intro': '{amount}: atât ai primit pentru {number}, da, {amount}.',
    })
    expect(texts.parcelEmail.shipped.title).toBe('La drum')
    expect(texts.parcelEmail.shipped.subject('RO1')).toBe('Comanda RO1 a plecat spre tine')
    expect(texts.paymentEmail['refund-sent'].intro('RO1', '5 lei')).toBe(
      '5 lei: atât ai primit pentru RO1, da, 5 lei.',
    )
    expect(usualTexts().parcelEmail.shipped.title).toBe('Coletul a plecat spre tine')
  })

  test('take a value as it is, whatever signs are in it', () => {
    const { contactEmail } = textsWith({ 'contactEmail.intro': 'Salut {name}.' })
    expect(contactEmail.intro('$& {name}')).toBe('Salut $& {name}.')
    const { paymentEmail } = textsWith({
      'paymentEmail.refund-sent.intro': '{number}: {amount}',
    })
    expect(paymentEmail['refund-sent'].intro('{amount}', '5 lei')).toBe('{amount}: 5 lei')
  })

  test('have the usual wording where there is nothing to fill in', () => {
    const { tradeInEmail } = textsWith({ 'tradeInEmail.greeting': 'Salut, {name}!' })
    expect([tradeInEmail.greeting('Ana'), tradeInEmail.greeting('')]).toEqual([
      'Salut, Ana!',
      'Bună!',
    ])
  })

  test('pass over places that are not there', () => {
    const own = { 'parcelEmail.gone.title': 'x', '__proto__.title': 'x', constructor: 'x' }
    expect(textsWith(own).parcelEmail).toEqual({
      ...usualTexts().parcelEmail,
    })
  })

  test('are of the market, also where two words the same', () => {
    const inRo = textsWith({ 'parcelEmail.button': 'Aici' }, 'ro')
    const inHu = textsWith({ 'parcelEmail.button': 'Itt' }, 'hu')
    expect([inRo.parcelEmail.button, inHu.parcelEmail.button]).toEqual(['Aici', 'Itt'])
  })
})
