import type { Page } from '../page.ts'

export const informationPages = {
  blog: {
    audience: 'everyone',
    hydration: 'none',
    parameter: { kind: 'optional' },
    canonicalKeys: ['tag'],
    paths: { ro: '/blog/', bg: '/blog/', hu: '/blog/', gr: '/blog/' },
  },
  support: {
    audience: 'everyone',
    hydration: 'deferred',
    formKeys: ['q', 'sent'],
    paths: { ro: '/suport/', bg: '/poddrazhka/', hu: '/ugyfelszolgalat/', gr: '/support/' },
  },
  'faq-new': {
    audience: 'everyone',
    hydration: 'deferred',
    partOf: 'support',
    paths: { ro: '/suport/', bg: '/poddrazhka/', hu: '/ugyfelszolgalat/', gr: '/support/' },
  },
  contact: {
    audience: 'everyone',
    hydration: 'deferred',
    partOf: 'support',
    paths: {
      ro: '/suport/#contact',
      bg: '/poddrazhka/#kontakt',
      hu: '/ugyfelszolgalat/#kapcsolat',
      gr: '/support/#contact',
    },
  },
  'contact-old': {
    audience: 'everyone',
    hydration: 'deferred',
    movedTo: 'contact',
    paths: { ro: '/contact/', bg: '/kontakti/', hu: '/kapcsolat/', gr: '/contact/' },
  },
  'faq-old': {
    audience: 'everyone',
    hydration: 'deferred',
    movedTo: 'faq-new',
    paths: {
      ro: '/intrebari-frecvente/',
      bg: '/chesto-zadavani-vaprosi/',
      hu: '/gyik/',
      gr: '/faq/',
    },
  },
  'about-us': {
    audience: 'everyone',
    hydration: 'none',
    paths: { ro: '/despre-noi/', bg: '/za-nas/', hu: '/rolunk/', gr: '/about-us/' },
  },
  testing: {
    audience: 'everyone',
    hydration: 'none',
    paths: {
      ro: '/cum-testam/',
      bg: '/kak-testvame/',
      hu: '/igy-tesztelunk/',
      gr: '/how-we-test/',
    },
  },
  'seller-guide': {
    audience: 'everyone',
    hydration: 'none',
    paths: {
      ro: '/ghidul-vanzatorului/',
      bg: '/narachnik-za-prodavacha/',
      hu: '/eladasi-utmutato/',
      gr: '/seller-guide/',
    },
  },
  'refund-policy': {
    audience: 'everyone',
    hydration: 'none',
    paths: { ro: undefined, bg: undefined, hu: '/refund-policy/', gr: undefined },
  },
  terms: {
    audience: 'everyone',
    hydration: 'deferred',
    paths: { ro: '/termeni-si-conditii/', bg: '/obshti-usloviya/', hu: '/aszf/', gr: '/terms/' },
  },
  privacy: {
    audience: 'everyone',
    hydration: 'deferred',
    paths: {
      ro: '/confidentialitate/',
      bg: '/poveritelnost/',
      hu: '/adatkezeles/',
      gr: '/privacy/',
    },
  },
  withdrawal: {
    audience: 'everyone',
    hydration: 'none',
    paths: {
      ro: '/dreptul-de-retragere/',
      bg: '/pravo-na-otkaz/',
      hu: '/elallasi-jog/',
      gr: '/right-of-withdrawal/',
    },
  },
  cookies: {
    audience: 'everyone',
    hydration: 'none',
    paths: { ro: '/cookie-uri/', bg: '/biskvitki/', hu: '/sutik/', gr: '/cookies/' },
  },
  accessibility: {
    audience: 'everyone',
    hydration: 'none',
    paths: {
      ro: '/accesibilitate/',
      bg: '/dostapnost/',
      hu: '/akadalymentesseg/',
      gr: '/accessibility/',
    },
  },
} as const satisfies Readonly<Record<string, Page>>
