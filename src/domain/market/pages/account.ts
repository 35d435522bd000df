import type { Page } from '../page.ts'

export const accountPages = {
  account: {
    audience: 'member',
    hydration: 'immediate',
    paths: { ro: '/cont/', bg: '/profil/', hu: '/fiok/', gr: '/account/' },
  },
  'my-purchases': {
    audience: 'member',
    hydration: 'immediate',
    parameter: { kind: 'optional' },
    paths: {
      ro: '/cont/cumparaturile-mele/',
      bg: '/profil/moite-pokupki/',
      hu: '/fiok/vasarlasaim/',
      gr: '/account/my-purchases/',
    },
  },
  'my-sales': {
    audience: 'member',
    hydration: 'immediate',
    paths: {
      ro: '/cont/vanzarile-mele/',
      bg: '/profil/moite-prodazhbi/',
      hu: '/fiok/eladasaim/',
      gr: '/account/my-sales/',
    },
  },
  'my-warranties': {
    audience: 'member',
    hydration: 'immediate',
    parameter: { kind: 'optional' },
    paths: {
      ro: '/cont/garantiile-mele/',
      bg: '/profil/moite-garantsii/',
      hu: '/fiok/garanciaim/',
      gr: '/account/my-warranties/',
    },
  },
  'send-in-warranty': {
    audience: 'member',
    hydration: 'immediate',
    parameter: { kind: 'optional' },
    paths: {
      ro: '/cont/trimite-in-garantie/',
      bg: '/profil/izprati-v-garantsia/',
      hu: '/fiok/garancialis-bekuldes/',
      gr: '/account/send-in-warranty/',
    },
  },
  'my-insurances': {
    audience: 'member',
    hydration: 'immediate',
    paths: { ro: '/cont/asigurarile-mele/', bg: undefined, hu: undefined, gr: undefined },
  },
  loyalty: {
    audience: 'member',
    hydration: 'immediate',
    paths: {
      ro: '/cont/beneficii/',
      bg: '/profil/predimstva/',
      hu: '/fiok/elonyok/',
      gr: '/account/benefits/',
    },
  },
  settings: {
    audience: 'member',
    hydration: 'immediate',
    paths: {
      ro: '/cont/setari/',
      bg: '/profil/nastroyki/',
      hu: '/fiok/beallitasok/',
      gr: '/account/settings/',
    },
  },
} as const satisfies Readonly<Record<string, Page>>
