import type { Page } from '../page.ts'

export const cartPages = {
  cart: {
    audience: 'visitor',
    hydration: 'immediate',
    paths: {
      ro: '/magazin/cosul-meu/',
      bg: '/magazin/moyata-kolichka/',
      hu: '/shop/kosar/',
      gr: '/shop/my-cart/',
    },
  },
  'cart-extra': {
    audience: 'visitor',
    hydration: 'immediate',
    paths: {
      ro: '/magazin/cosul-meu/extra/',
      bg: '/magazin/moyata-kolichka/extra/',
      hu: '/shop/kosar/extra/',
      gr: '/shop/my-cart/extra/',
    },
  },
  'cart-login': {
    audience: 'visitor',
    hydration: 'immediate',
    paths: {
      ro: '/magazin/cosul-meu/login/',
      bg: '/magazin/moyata-kolichka/login/',
      hu: '/shop/kosar/login/',
      gr: '/shop/my-cart/login/',
    },
  },
  'cart-finalize': {
    audience: 'visitor',
    hydration: 'immediate',
    paths: {
      ro: '/magazin/cosul-meu/finalize/',
      bg: '/magazin/moyata-kolichka/finalize/',
      hu: '/shop/kosar/finalize/',
      gr: '/shop/my-cart/finalize/',
    },
  },
  checkout: {
    audience: 'visitor',
    hydration: 'immediate',
    paths: {
      ro: '/magazin/cosul-meu/comanda/',
      bg: '/magazin/moyata-kolichka/porachka/',
      hu: '/shop/kosar/rendeles/',
      gr: '/shop/my-cart/checkout/',
    },
  },
} as const satisfies Readonly<Record<string, Page>>
