import { expect, test } from 'vitest'
import { writeMerchantFeed } from './write-merchant-feed.ts'

test('an item of the feed states its URL, its price, and that it is refurbished', () => {
  const feed = writeMerchantFeed({
    market: 'bg',
    base: 'https://kintsu.example/bg',
    courier: { minor: 799, currency: 'BGN' },
    returnDays: 60,
    items: [
      {
        id: 'l-1',
        grade: 'very-good',
        price: { minor: 99_990, currency: 'BGN' },
        product: {
          id: 'p-1',
          model: {
            id: 'm-1',
            legacyId: 7,
            brand: 'A & B',
            name: 'Tab 2',
            type: 'TABLET',
            year: 2021,
          },
          configuration: { storage: '64 GB' },
        },
      },
    ],
  })
  expect(feed.match(/<item>/g)).toHaveLength(1)
  expect(feed).toContain('<g:title>A &amp; B Tab 2, 64 GB, Много добро</g:title>')
  expect(feed).toContain(
    '<g:shipping><g:country>BG</g:country><g:price>7.99 BGN</g:price></g:shipping>',
  )
  expect(feed).toContain('<g:google_product_category>4745</g:google_product_category>')
  expect(feed).toContain(
    '<g:description>A &amp; B Tab 2, 64 GB, Много добро. Реновирано устройство, тествано поотделно, с 12 месеца гаранция и връщане до 60 дни.</g:description>',
  )
  expect(feed).toContain('<g:condition>refurbished</g:condition>')
  expect(feed).toContain('<g:price>999.90 BGN</g:price>')
  expect(feed).toContain(
    '<g:link>https://kintsu.example/bg/magazin/a-b/tablets-a-b-tab-2-64-gb/7/?shape=FOARTE_BUN</g:link>',
  )
})
