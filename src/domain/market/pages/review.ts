import type { Page } from '../page.ts'

export const reviewPages = {
  reviews: {
    audience: 'everyone',
    hydration: 'deferred',
    paths: { ro: '/recenzii/', bg: '/otzivi/', hu: '/velemenyek/', gr: '/reviews/' },
  },
  'review-add': {
    audience: 'visitor',
    hydration: 'immediate',
    paths: {
      ro: '/recenzii/adauga/',
      bg: '/otzivi/dobavi/',
      hu: '/velemenyek/uj/',
      gr: '/reviews/add/',
    },
  },
  'review-thank-you': {
    audience: 'visitor',
    hydration: 'immediate',
    paths: {
      ro: '/recenzii/multumim/',
      bg: '/otzivi/blagodarim/',
      hu: '/velemenyek/koszonjuk/',
      gr: '/reviews/thank-you/',
    },
  },
  'review-error': {
    audience: 'visitor',
    hydration: 'immediate',
    paths: {
      ro: '/recenzii/eroare/',
      bg: '/otzivi/greshka/',
      hu: '/velemenyek/hiba/',
      gr: '/reviews/error/',
    },
  },
  'sell-reviews': {
    audience: 'everyone',
    hydration: 'deferred',
    paths: {
      ro: '/vinde/recenzii/',
      bg: '/proday/otzivi/',
      hu: '/eladas/velemenyek/',
      gr: '/sell-your-device/reviews/',
    },
  },
} as const satisfies Readonly<Record<string, Page>>
