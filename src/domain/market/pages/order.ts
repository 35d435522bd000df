import type { Page } from '../page.ts'

/** After checkout: each payment status has one page. */
export const orderPages = {
  'order-status': {
    audience: 'visitor',
    hydration: 'immediate',
    parameter: { kind: 'optional' },
    paths: {
      ro: '/cont/urmareste-comanda/',
      bg: '/profil/prosledi-porachka/',
      hu: '/fiok/rendeles-kovetese/',
      gr: '/account/track-order/',
    },
  },
  'order-thank-you': {
    audience: 'visitor',
    hydration: 'immediate',
    parameter: { kind: 'required', otherwise: 'my-purchases' },
    paths: {
      ro: '/magazin/multumim/',
      bg: '/magazin/blagodarim/',
      hu: '/shop/koszonjuk/',
      gr: '/shop/thank-you/',
    },
  },
  'financing-thank-you': {
    audience: 'visitor',
    hydration: 'immediate',
    parameter: { kind: 'required', otherwise: 'my-purchases' },
    paths: {
      ro: '/magazin/multumim-tbi/',
      bg: '/magazin/blagodarim-tbi/',
      hu: '/shop/koszonjuk-cofidis/',
      gr: undefined,
    },
  },
  'payment-processing': {
    audience: 'visitor',
    hydration: 'immediate',
    parameter: { kind: 'required', otherwise: 'my-purchases' },
    paths: {
      ro: '/magazin/procesare-plata/',
      bg: '/magazin/obrabotka-na-plashtane/',
      hu: '/shop/fizetes-feldolgozasa/',
      gr: '/shop/payment-processing/',
    },
  },
  'payment-failed': {
    audience: 'visitor',
    hydration: 'immediate',
    parameter: { kind: 'required', otherwise: 'my-purchases' },
    paths: {
      ro: '/magazin/plata-esuata/',
      bg: '/magazin/neuspeshno-plashtane/',
      hu: '/shop/sikertelen-fizetes/',
      gr: '/shop/payment-failed/',
    },
  },
} as const satisfies Readonly<Record<string, Page>>
