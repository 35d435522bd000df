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
} as const satisfies Readonly<Record<string, Page>>
