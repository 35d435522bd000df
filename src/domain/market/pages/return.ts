import type { Page } from '../page.ts'

export const returnPages = {
  return: {
    audience: 'visitor',
    hydration: 'immediate',
    parameter: { kind: 'optional' },
    paths: {
      ro: '/cont/retur/',
      bg: '/profil/vrashtane/',
      hu: '/fiok/visszakuldes/',
      gr: '/account/return/',
    },
  },
  'return-form': {
    audience: 'visitor',
    hydration: 'immediate',
    parameter: { kind: 'required', otherwise: 'return' },
    paths: {
      ro: '/cont/formular-retur/',
      bg: '/profil/formulyar-za-vrashtane/',
      hu: '/fiok/visszakuldesi-urlap/',
      gr: '/account/return-form/',
    },
  },
  'return-address': {
    audience: 'visitor',
    hydration: 'immediate',
    parameter: { kind: 'optional' },
    paths: {
      ro: '/cont/adresa-retur/',
      bg: '/profil/adres-za-vrashtane/',
      hu: '/fiok/visszakuldesi-cim/',
      gr: '/account/return-address/',
    },
  },
} as const satisfies Readonly<Record<string, Page>>
