import type { Page } from '../page.ts'

export const tradeInPages = {
  sell: {
    audience: 'everyone',
    hydration: 'deferred',
    formKeys: ['q'],
    paths: { ro: '/vinde/', bg: '/proday/', hu: '/eladas/', gr: '/sell-your-device/' },
  },
  'sell-step': {
    audience: 'visitor',
    hydration: 'deferred',
    parameter: { kind: 'optional' },
    paths: { ro: '/sell/', bg: '/sell/', hu: '/sell/', gr: '/sell/' },
  },
  'sell-unlisted': {
    audience: 'visitor',
    hydration: 'deferred',
    paths: {
      ro: '/vinde/alt-dispozitiv/',
      bg: '/proday/drugo-ustroystvo/',
      hu: '/eladas/mas-keszulek/',
      gr: '/sell-your-device/other-device/',
    },
  },
  'sale-details': {
    audience: 'visitor',
    hydration: 'immediate',
    parameter: { kind: 'optional' },
    paths: {
      ro: '/cont/detalii-vanzare/',
      bg: '/profil/detayli-za-prodazhba/',
      hu: '/fiok/eladas-reszletei/',
      gr: '/account/sale-details/',
    },
  },
} as const satisfies Readonly<Record<string, Page>>
