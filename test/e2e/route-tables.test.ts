import { expect, test } from '@playwright/test'
import { elementsNamed, readPage } from './crawl/read-page.ts'
import { fetchUrl } from './crawl/transition.ts'
import { languageOf, type Market, markets } from './text.ts'

/** A path of a market and its response: a page, the sign-in page, or a redirect target with its status. */
type ExpectedResponse = 'page' | 'door' | readonly [status: number, to: string]
type Row = readonly [path: string, expected: ExpectedResponse]

/** The routes as they are typed in markets.md, Routes; the paths of the market's account and cart are inserted. */
const tables: Readonly<Record<Market, (account: string, cart: string) => readonly Row[]>> = {
  ro: (A, C) => [
    ...page('/', '/autentifica-te/', '/inregistreaza-te/', '/blog/', '/suport/', '/despre-noi/'),
    ...page('/ghidul-vanzatorului/', '/recenzii/', '/recenzii/eroare/', '/recenzii/multumim/'),
    ...page(
      '/vinde/',
      '/vinde/alt-dispozitiv/',
      '/vinde/recenzii/',
      '/logout/',
      '/forgot/',
      '/magazin/apple/',
    ),
    ...page('/magazin/apple/iphone-13/', C, `${C}extra/`, `${C}login/`, `${C}comanda/`),
    ...page(`${A}retur/`, `${A}adresa-retur/`),
    ...page('/telefoane/', '/tablete/', '/laptopuri/', '/smartwatch/', '/console/', '/accesorii/'),
    ...door(A, `${A}beneficii/`, `${A}cumparaturile-mele/`, `${A}setari/`, `${A}garantiile-mele/`),
    ...door(`${A}asigurarile-mele/`, `${A}trimite-in-garantie/`, `${A}vanzarile-mele/`),
    [`${A}formular-retur/`, [302, `${A}retur/`]],
    [`${A}detalii-vanzare/`, [302, `${A}vanzarile-mele/`]],
    ['/pasaport/', [302, '']],
    ['/contact/', [301, '/suport/#contact']],
    ['/intrebari-frecvente/', [301, '/suport/']],
    ['/recenzii/adauga/', [303, '/recenzii/eroare/?why=not-found']],
    ['/sell/', [303, '/sell/intro/']],
    [`${C}finalize/`, [302, `${C}login/`]],
    ['/magazin/multumim/', [302, `${A}cumparaturile-mele/`]],
    ['/magazin/multumim-tbi/', [302, `${A}cumparaturile-mele/`]],
    ['/magazin/procesare-plata/', [302, `${A}cumparaturile-mele/`]],
    ['/magazin/plata-esuata/', [302, `${A}cumparaturile-mele/`]],
    ['/checkout/login/', [302, `${C}login/`]],
    ['/checkout/finalize/', [302, `${C}finalize/`]],
    ['/checkout/extra/', [302, `${C}extra/`]],
  ],
  bg: (A, C) => [
    ...page('/', '/vhod/', '/registratsia/', '/blog/', '/poddrazhka/', '/za-nas/'),
    ...page('/narachnik-za-prodavacha/', '/otzivi/', '/otzivi/greshka/', '/otzivi/blagodarim/'),
    ...page(
      '/proday/',
      '/proday/drugo-ustroystvo/',
      '/proday/otzivi/',
      '/logout/',
      '/forgot/',
      '/magazin/apple/',
    ),
    ...page('/magazin/apple/iphone-13/', C, `${C}extra/`, `${C}login/`, `${C}porachka/`),
    ...page(`${A}vrashtane/`, `${A}adres-za-vrashtane/`),
    ...page('/telefoni/', '/tablets/', '/laptop/', '/smartwatch/', '/konzoli/', '/aksesoari/'),
    ...door(A, `${A}predimstva/`, `${A}moite-pokupki/`, `${A}nastroyki/`, `${A}moite-garantsii/`),
    ...door(`${A}izprati-v-garantsia/`, `${A}moite-prodazhbi/`),
    [`${A}formulyar-za-vrashtane/`, [302, `${A}vrashtane/`]],
    [`${A}detayli-za-prodazhba/`, [302, `${A}moite-prodazhbi/`]],
    ['/kontakti/', [301, '/poddrazhka/#kontakt']],
    ['/chesto-zadavani-vaprosi/', [301, '/poddrazhka/']],
    ['/otzivi/dobavi/', [303, '/otzivi/greshka/?why=not-found']],
    ['/sell/', [303, '/sell/intro/']],
    [`${C}finalize/`, [302, `${C}login/`]],
    ['/magazin/blagodarim/', [302, `${A}moite-pokupki/`]],
    ['/magazin/blagodarim-tbi/', [302, `${A}moite-pokupki/`]],
    ['/magazin/obrabotka-na-plashtane/', [302, `${A}moite-pokupki/`]],
    ['/magazin/neuspeshno-plashtane/', [302, `${A}moite-pokupki/`]],
  ],
  hu: (A, C) => [
    ...page('/', '/bejelentkezes/', '/regisztracio/', '/blog/', '/ugyfelszolgalat/', '/rolunk/'),
    ...page('/eladasi-utmutato/', '/velemenyek/', '/velemenyek/hiba/', '/velemenyek/koszonjuk/'),
    ...page(
      '/eladas/',
      '/eladas/mas-keszulek/',
      '/eladas/velemenyek/',
      '/logout/',
      '/forgot/',
      '/refund-policy/',
    ),
    ...page('/shop/apple/', '/shop/apple/iphone-13/', C, `${C}extra/`, `${C}login/`),
    ...page(`${C}rendeles/`, `${A}visszakuldes/`, `${A}visszakuldesi-cim/`),
    ...page('/telefon/', '/tablet/', '/laptop/', '/okosora/', '/konzol/', '/kiegeszitok/'),
    ...door(A, `${A}elonyok/`, `${A}vasarlasaim/`, `${A}beallitasok/`, `${A}garanciaim/`),
    ...door(`${A}garancialis-bekuldes/`, `${A}eladasaim/`),
    [`${A}visszakuldesi-urlap/`, [302, `${A}visszakuldes/`]],
    [`${A}eladas-reszletei/`, [302, `${A}eladasaim/`]],
    ['/kapcsolat/', [301, '/ugyfelszolgalat/#kapcsolat']],
    ['/gyik/', [301, '/ugyfelszolgalat/']],
    ['/velemenyek/uj/', [303, '/velemenyek/hiba/?why=not-found']],
    ['/sell/', [303, '/sell/intro/']],
    [`${C}finalize/`, [302, `${C}login/`]],
    ['/shop/koszonjuk/', [302, `${A}vasarlasaim/`]],
    ['/shop/koszonjuk-cofidis/', [302, `${A}vasarlasaim/`]],
    ['/shop/fizetes-feldolgozasa/', [302, `${A}vasarlasaim/`]],
    ['/shop/sikertelen-fizetes/', [302, `${A}vasarlasaim/`]],
  ],
  gr: (A, C) => [
    ...page('/', '/login/', '/register/', '/blog/', '/support/', '/about-us/', '/seller-guide/'),
    ...page('/reviews/', '/reviews/error/', '/reviews/thank-you/', '/sell-your-device/'),
    ...page(
      '/sell-your-device/other-device/',
      '/sell-your-device/reviews/',
      '/logout/',
      '/forgot/',
      '/shop/apple/',
    ),
    ...page('/shop/apple/iphone-13/', C, `${C}extra/`, `${C}login/`, `${C}checkout/`),
    ...page(`${A}return/`, `${A}return-address/`),
    ...page('/smartphone/', '/tablet/', '/laptop/', '/smartwatch/', '/console/', '/accessories/'),
    ...door(A, `${A}benefits/`, `${A}my-purchases/`, `${A}settings/`, `${A}my-warranties/`),
    ...door(`${A}send-in-warranty/`, `${A}my-sales/`),
    [`${A}return-form/`, [302, `${A}return/`]],
    [`${A}sale-details/`, [302, `${A}my-sales/`]],
    ['/contact/', [301, '/support/#contact']],
    ['/faq/', [301, '/support/']],
    ['/reviews/add/', [303, '/reviews/error/?why=not-found']],
    ['/sell/', [303, '/sell/intro/']],
    [`${C}finalize/`, [302, `${C}login/`]],
    ['/shop/thank-you/', [302, `${A}my-purchases/`]],
    ['/shop/payment-processing/', [302, `${A}my-purchases/`]],
    ['/shop/payment-failed/', [302, `${A}my-purchases/`]],
  ],
}

function page(...paths: readonly string[]): readonly Row[] {
  return paths.map(path => [path, 'page'])
}

function door(...paths: readonly string[]): readonly Row[] {
  return paths.map(path => [path, 'door'])
}

const accounts = { ro: '/cont/', bg: '/profil/', hu: '/fiok/', gr: '/account/' } as const
const carts = {
  ro: '/magazin/cosul-meu/',
  bg: '/magazin/moyata-kolichka/',
  hu: '/shop/kosar/',
  gr: '/shop/my-cart/',
} as const
const doors = {
  ro: '/autentifica-te/',
  bg: '/vhod/',
  hu: '/bejelentkezes/',
  gr: '/login/',
} as const

/** "200", followed by the errors of the page; or "301 /where" within the market. */
async function responseOf(market: Market, path: string): Promise<string> {
  const base = `${test.info().project.use.baseURL}/${market}`
  const { status, location, body } = await fetchUrl(base + path)
  if (location !== '') return `${status} ${location.replace(base, '')}`
  const shown = readPage(body)
  const [html] = elementsNamed(shown, 'html')
  const headings = elementsNamed(shown, 'h1').length
  return [
    String(status),
    ...(html?.attributes.lang === languageOf[market] ? [] : [`in ${html?.attributes.lang}`]),
    ...(headings === 1 ? [] : [`${headings} h1`]),
  ].join(', ')
}

function expectedOf(market: Market, path: string, expected: ExpectedResponse): string {
  if (expected === 'page') return '200'
  if (expected === 'door') return `302 ${doors[market]}?next=${encodeURIComponent(path)}`
  return expected.join(' ')
}

/** The response of each path, requested one after the other. */
async function responsesOf(market: Market, paths: readonly string[]) {
  const found: string[] = []
  for (const path of paths) found.push(`${path} ${await responseOf(market, path)}`)
  return found
}

for (const market of markets) {
  test(`in ${market} every path of the route table has the documented response`, async () => {
    const rows = tables[market](accounts[market], carts[market])
    expect(
      await responsesOf(
        market,
        rows.map(([path]) => path),
      ),
    ).toEqual(rows.map(([path, expected]) => `${path} ${expectedOf(market, path, expected)}`))
  })
}

/** Paths the market does not have, and paths of no market: each is a 404 page. */
const missing: Readonly<Record<Market, readonly string[]>> = {
  ro: ['/refund-policy/', '/shop/apple/', '/cont/nimic/', '/nimic/', '/magazin/nimic/'],
  bg: ['/refund-policy/', '/profil/asigurarile-mele/', '/cont/', '/nishto/', '/magazin/nishto/'],
  hu: ['/magazin/apple/', '/shop/multumim/', '/vinde/', '/semmi/', '/shop/apple/x/999999/'],
  gr: ['/refund-policy/', '/shop/multumim-tbi/', '/suport/', '/tipota/', '/blog/tipota/'],
}

for (const market of markets) {
  test(`in ${market} a path of another market is a 404 page or redirects`, async () => {
    const own = new Set(tables[market](accounts[market], carts[market]).map(([path]) => path))
    const foreign = markets
      .flatMap(other => tables[other](accounts[other], carts[other]).map(([path]) => path))
      .filter((path, at, all) => !own.has(path) && all.indexOf(path) === at)
    expect(foreign.length).toBeGreaterThan(100)
    const responses = await responsesOf(market, foreign)
    expect(responses.filter(response => !/ (404$|30[1-3] )/.test(response))).toEqual([])
  })

  test(`in ${market} a missing part of a list is a 404 page`, async () => {
    const paths = ['/sitemap/products/9999.xml', '/sitemap/other.xml', '/merchant/9999.xml']
    expect(await responsesOf(market, paths)).toEqual(paths.map(path => `${path} 404`))
  })
}

/** Paths that redirect to their canonical form. */
const spellings: Readonly<Record<Market, readonly (readonly [string, string])[]>> = {
  ro: [
    ['/telefoane', '/telefoane/'],
    ['/TELEFOANE/', '/telefoane/'],
    ['//telefoane//', '/telefoane/'],
    ['/Suport/', '/suport/'],
    ['/smartphone/', '/telefoane/'],
    ['/mobile/apple/', '/telefoane/apple/'],
    ['/ceas/', '/smartwatch/'],
    ['/konzoli/', '/console/'],
    ['/kiegeszitok/', '/accesorii/'],
    ['/telefoane/?conditie=BUN', '/telefoane/?stare=BUN'],
    ['/telefoane/?stare=BUN&memorie=128-gb', '/telefoane/?memorie=128-gb&stare=BUN'],
    ['/telefoane/?marca=apple', '/telefoane/apple/'],
  ],
  bg: [
    ['/telefoni', '/telefoni/'],
    ['/Magazin/Moyata-Kolichka/', '/magazin/moyata-kolichka/'],
    ['/poddrazhka//', '/poddrazhka/'],
    ['/telefon/', '/telefoni/'],
    ['/chasovnik/', '/smartwatch/'],
    ['/laptopuri/hp/', '/laptop/hp/'],
    [`/telefoni/?${encodeURIComponent('състояние')}=BUN`, '/telefoni/?sastoyanie=BUN'],
    ['/telefoni/?color=black', '/telefoni/?tsvyat=black'],
  ],
  hu: [
    ['/telefon', '/telefon/'],
    ['/FIOK/', '/fiok/'],
    ['/shop//apple/', '/shop/apple/'],
    ['/telefoane/', '/telefon/'],
    ['/smartwatch/', '/okosora/'],
    ['/accessories/', '/kiegeszitok/'],
    ['/telefon/?shape=FOARTE_BUN', '/telefon/?allapot=FOARTE_BUN'],
    ['/telefon/?Szin=black', '/telefon/?szin=black'],
  ],
  gr: [
    ['/smartphone', '/smartphone/'],
    ['/Support/', '/support/'],
    ['/smartphone//apple', '/smartphone/apple/'],
    ['/mobile/', '/smartphone/'],
    ['/tablets/', '/tablet/'],
    ['/konzol/', '/console/'],
    ['/smartphone/?color=black,blue&brand=apple', '/smartphone/apple/?color=black,blue'],
    ['/smartphone/?condition=BUN&storage=128-gb', '/smartphone/?storage=128-gb&condition=BUN'],
  ],
}

for (const market of markets) {
  test(`in ${market} a path without a page is a 404 page`, async () => {
    const paths = missing[market]
    expect(await responsesOf(market, paths)).toEqual(paths.map(path => `${path} 404`))
  })

  test(`in ${market} a path in another spelling redirects to its canonical form`, async () => {
    const pairs = spellings[market]
    expect(
      await responsesOf(
        market,
        pairs.map(([path]) => path),
      ),
    ).toEqual(pairs.map(([path, to]) => `${path} 301 ${to}`))
  })
}
