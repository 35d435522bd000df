import { describe, expect, test } from 'vitest'
import { meantEmail } from './meant-email.ts'

describe('meantEmail', () => {
  test.each([
    ['ro', 'ana@gmial.com', 'ana@gmail.com'],
    ['ro', 'ana@gmail.con', 'ana@gmail.com'],
    ['ro', 'ana@gmailcom', 'ana@gmail.com'],
    ['ro', 'ana@gmail,com', 'ana@gmail.com'],
    ['hu', 'ana@gmal.co', 'ana@gmail.com'],
    ['ro', 'ana.pop+1@GMIAL.COM ', 'ana.pop+1@gmail.com'],
    ['ro', 'ana@yaho.com', 'ana@yahoo.com'],
    ['ro', 'ana@yaho.ro', 'ana@yahoo.ro'],
    ['bg', 'ana@abv.bh', 'ana@abv.bg'],
    ['bg', 'ana@mial.bg', 'ana@mail.bg'],
    ['hu', 'ana@fremail.hu', 'ana@freemail.hu'],
    ['hu', 'ana@citromai.hu', 'ana@citromail.hu'],
    ['gr', 'ana@otente.gr', 'ana@otenet.gr'],
    ['gr', 'ana@hotmial.com', 'ana@hotmail.com'],
    ['gr', 'ana@outlok.com', 'ana@outlook.com'],
    ['gr', 'ana@iclod.com', 'ana@icloud.com'],
    // A host of another market is known in every market.
    ['ro', 'ana@freemial.hu', 'ana@freemail.hu'],
  ] as const)('in %s, %s is asked about as %s', (market, typed, meant) => {
    expect(meantEmail(market, typed)).toBe(meant)
  })

  test.each([
    ['ro', 'ana@yahoo.r', 'ana@yahoo.ro'],
    ['gr', 'ana@yahoo.r', 'ana@yahoo.gr'],
  ] as const)(
    'of two equally close hosts, that of the market %s is meant by %s',
    (market, typed, meant) => {
      expect(meantEmail(market, typed)).toBe(meant)
    },
  )

  test.each(['ana@gmail.ro', 'ana@gmail.bg', 'ana@gmail.hu', 'ana@gmail.gr'])(
    '%s is gmail.com, which has no host of a country',
    typed => {
      expect(meantEmail('bg', typed)).toBe('ana@gmail.com')
    },
  )

  test.each([
    'ana@gmail.com',
    'ana@Gmail.com',
    'ana@yahoo.ro',
    'ana@abv.bg',
    'ana@mail.com',
    'ana@ymail.com',
    'ana@mail.ru',
    'ana@outlook.hu',
    'ana@kintsu.example',
    'ana@firma.ro',
    // Two errors are too many for a short host.
    'ana@abc.bh',
    '',
    'ana',
    'ana@',
    '@gmial.com',
    'ana@com',
  ])('nothing is asked about "%s"', typed => {
    expect(meantEmail('ro', typed)).toBeUndefined()
  })
})
