import { describe, expect, test } from 'vitest'
import { buildUrl } from './build-url.ts'
import { parsePath } from './parse-path.ts'

// The table of markets.md, Routes, expanded; '' is its dash. Search, stock-alert and the pages after refund-policy
// are not in it.
const table = [
  ['home', '/', '/', '/', '/'],
  ['login', '/autentifica-te/', '/vhod/', '/bejelentkezes/', '/login/'],
  ['register', '/inregistreaza-te/', '/registratsia/', '/regisztracio/', '/register/'],
  ['blog', '/blog/', '/blog/', '/blog/', '/blog/'],
  ['account', '/cont/', '/profil/', '/fiok/', '/account/'],
  ['loyalty', '/cont/beneficii/', '/profil/predimstva/', '/fiok/elonyok/', '/account/benefits/'],
  [
    'my-purchases',
    '/cont/cumparaturile-mele/',
    '/profil/moite-pokupki/',
    '/fiok/vasarlasaim/',
    '/account/my-purchases/',
  ],
  ['return', '/cont/retur/', '/profil/vrashtane/', '/fiok/visszakuldes/', '/account/return/'],
  [
    'return-form',
    '/cont/formular-retur/',
    '/profil/formulyar-za-vrashtane/',
    '/fiok/visszakuldesi-urlap/',
    '/account/return-form/',
  ],
  ['settings', '/cont/setari/', '/profil/nastroyki/', '/fiok/beallitasok/', '/account/settings/'],
  [
    'my-warranties',
    '/cont/garantiile-mele/',
    '/profil/moite-garantsii/',
    '/fiok/garanciaim/',
    '/account/my-warranties/',
  ],
  ['my-insurances', '/cont/asigurarile-mele/', '', '', ''],
  [
    'send-in-warranty',
    '/cont/trimite-in-garantie/',
    '/profil/izprati-v-garantsia/',
    '/fiok/garancialis-bekuldes/',
    '/account/send-in-warranty/',
  ],
  [
    'my-sales',
    '/cont/vanzarile-mele/',
    '/profil/moite-prodazhbi/',
    '/fiok/eladasaim/',
    '/account/my-sales/',
  ],
  [
    'sale-details',
    '/cont/detalii-vanzare/',
    '/profil/detayli-za-prodazhba/',
    '/fiok/eladas-reszletei/',
    '/account/sale-details/',
  ],
  [
    'return-address',
    '/cont/adresa-retur/',
    '/profil/adres-za-vrashtane/',
    '/fiok/visszakuldesi-cim/',
    '/account/return-address/',
  ],
  ['support', '/suport/', '/poddrazhka/', '/ugyfelszolgalat/', '/support/'],
  ['faq-new', '/suport/', '/poddrazhka/', '/ugyfelszolgalat/', '/support/'],
  [
    'contact',
    '/suport/#contact',
    '/poddrazhka/#kontakt',
    '/ugyfelszolgalat/#kapcsolat',
    '/support/#contact',
  ],
  ['contact-old', '/contact/', '/kontakti/', '/kapcsolat/', '/contact/'],
  ['about-us', '/despre-noi/', '/za-nas/', '/rolunk/', '/about-us/'],
  ['testing', '/cum-testam/', '/kak-testvame/', '/igy-tesztelunk/', '/how-we-test/'],
  [
    'seller-guide',
    '/ghidul-vanzatorului/',
    '/narachnik-za-prodavacha/',
    '/eladasi-utmutato/',
    '/seller-guide/',
  ],
  ['faq-old', '/intrebari-frecvente/', '/chesto-zadavani-vaprosi/', '/gyik/', '/faq/'],
  ['reviews', '/recenzii/', '/otzivi/', '/velemenyek/', '/reviews/'],
  ['review-add', '/recenzii/adauga/', '/otzivi/dobavi/', '/velemenyek/uj/', '/reviews/add/'],
  ['review-error', '/recenzii/eroare/', '/otzivi/greshka/', '/velemenyek/hiba/', '/reviews/error/'],
  [
    'review-thank-you',
    '/recenzii/multumim/',
    '/otzivi/blagodarim/',
    '/velemenyek/koszonjuk/',
    '/reviews/thank-you/',
  ],
  [
    'sell-reviews',
    '/vinde/recenzii/',
    '/proday/otzivi/',
    '/eladas/velemenyek/',
    '/sell-your-device/reviews/',
  ],
  ['cart', '/magazin/cosul-meu/', '/magazin/moyata-kolichka/', '/shop/kosar/', '/shop/my-cart/'],
  [
    'cart-extra',
    '/magazin/cosul-meu/extra/',
    '/magazin/moyata-kolichka/extra/',
    '/shop/kosar/extra/',
    '/shop/my-cart/extra/',
  ],
  [
    'cart-login',
    '/magazin/cosul-meu/login/',
    '/magazin/moyata-kolichka/login/',
    '/shop/kosar/login/',
    '/shop/my-cart/login/',
  ],
  [
    'cart-finalize',
    '/magazin/cosul-meu/finalize/',
    '/magazin/moyata-kolichka/finalize/',
    '/shop/kosar/finalize/',
    '/shop/my-cart/finalize/',
  ],
  [
    'checkout',
    '/magazin/cosul-meu/comanda/',
    '/magazin/moyata-kolichka/porachka/',
    '/shop/kosar/rendeles/',
    '/shop/my-cart/checkout/',
  ],
  [
    'order-status',
    '/cont/urmareste-comanda/',
    '/profil/prosledi-porachka/',
    '/fiok/rendeles-kovetese/',
    '/account/track-order/',
  ],
  [
    'order-thank-you',
    '/magazin/multumim/',
    '/magazin/blagodarim/',
    '/shop/koszonjuk/',
    '/shop/thank-you/',
  ],
  [
    'financing-thank-you',
    '/magazin/multumim-tbi/',
    '/magazin/blagodarim-tbi/',
    '/shop/koszonjuk-cofidis/',
    '',
  ],
  [
    'payment-processing',
    '/magazin/procesare-plata/',
    '/magazin/obrabotka-na-plashtane/',
    '/shop/fizetes-feldolgozasa/',
    '/shop/payment-processing/',
  ],
  [
    'payment-failed',
    '/magazin/plata-esuata/',
    '/magazin/neuspeshno-plashtane/',
    '/shop/sikertelen-fizetes/',
    '/shop/payment-failed/',
  ],
  ['sell', '/vinde/', '/proday/', '/eladas/', '/sell-your-device/'],
  ['sell-step', '/sell/', '/sell/', '/sell/', '/sell/'],
  [
    'sell-unlisted',
    '/vinde/alt-dispozitiv/',
    '/proday/drugo-ustroystvo/',
    '/eladas/mas-keszulek/',
    '/sell-your-device/other-device/',
  ],
  ['logout', '/logout/', '/logout/', '/logout/', '/logout/'],
  ['forgot-password', '/forgot/', '/forgot/', '/forgot/', '/forgot/'],
  ['refund-policy', '', '', '/refund-policy/', ''],
  ['search', '/cautare/', '/tarsene/', '/kereses/', '/search/'],
  ['terms', '/termeni-si-conditii/', '/obshti-usloviya/', '/aszf/', '/terms/'],
  ['privacy', '/confidentialitate/', '/poveritelnost/', '/adatkezeles/', '/privacy/'],
  [
    'withdrawal',
    '/dreptul-de-retragere/',
    '/pravo-na-otkaz/',
    '/elallasi-jog/',
    '/right-of-withdrawal/',
  ],
  ['cookies', '/cookie-uri/', '/biskvitki/', '/sutik/', '/cookies/'],
  ['accessibility', '/accesibilitate/', '/dostapnost/', '/akadalymentesseg/', '/accessibility/'],
  [
    'stock-alert',
    '/alerta-stoc/',
    '/izvestie-za-nalichnost/',
    '/keszletertesito/',
    '/stock-alert/',
  ],
  ['favourites', '/favorite/', '/lyubimi/', '/kedvencek/', '/favourites/'],
  ['compare', '/compara/', '/sravni/', '/osszehasonlitas/', '/compare/'],
  ['passport', '/pasaport/', '/pasport/', '/keszulekutlevel/', '/passport/'],
] as const

const sharesItsPath = ['faq-new', 'contact']

describe.each([
  ['ro', 1],
  ['bg', 2],
  ['hu', 3],
  ['gr', 4],
] as const)('the routes of %s', (market, column) => {
  test.each(table.map(row => [row[0], row[column]]))('%s is at "%s"', (page, path) => {
    expect(buildUrl(market, page)).toBe(path)
  })

  test.each(table.filter(row => row[column] !== '').map(row => [row[column], row[0]]))(
    '%s parses back to %s',
    (path, page) => {
      expect(parsePath(market, path)?.page).toBe(sharesItsPath.includes(page) ? 'support' : page)
      expect(parsePath(market, path)?.params).toEqual([])
    },
  )

  test.each(
    table.flatMap(row =>
      row[column] === ''
        ? row
            .slice(1)
            .filter(path => path !== '')
            .map(path => [path, row[0]])
        : [],
    ),
  )('%s does not lead to %s', (path, page) => {
    expect(parsePath(market, path)?.page).not.toBe(page)
  })
})
