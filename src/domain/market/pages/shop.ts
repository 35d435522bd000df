import type { Page } from '../page.ts'

export const shopPages = {
  home: {
    audience: 'everyone',
    hydration: 'deferred',
    paths: { ro: '/', bg: '/', hu: '/', gr: '/' },
  },
  search: {
    audience: 'everyone',
    isListed: false,
    hydration: 'deferred',
    canonicalKeys: ['q', 'page'],
    paths: { ro: '/cautare/', bg: '/tarsene/', hu: '/kereses/', gr: '/search/' },
  },
  'stock-alert': {
    audience: 'visitor',
    hydration: 'deferred',
    paths: {
      ro: '/alerta-stoc/',
      bg: '/izvestie-za-nalichnost/',
      hu: '/keszletertesito/',
      gr: '/stock-alert/',
    },
  },
  /** What was checked and replaced on one device; its code is printed on the box. */
  favourites: {
    audience: 'visitor',
    hydration: 'none',
    paths: {
      ro: '/favorite/',
      bg: '/lyubimi/',
      hu: '/kedvencek/',
      gr: '/favourites/',
    },
  },
  compare: {
    audience: 'visitor',
    hydration: 'none',
    paths: {
      ro: '/compara/',
      bg: '/sravni/',
      hu: '/osszehasonlitas/',
      gr: '/compare/',
    },
  },
  passport: {
    audience: 'visitor',
    hydration: 'none',
    parameter: { kind: 'required', otherwise: 'home' },
    paths: {
      ro: '/pasaport/',
      bg: '/pasport/',
      hu: '/keszulekutlevel/',
      gr: '/passport/',
    },
  },
} as const satisfies Readonly<Record<string, Page>>
