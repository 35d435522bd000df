import type { Page } from '../page.ts'

export const identityPages = {
  login: {
    audience: 'visitor',
    hydration: 'immediate',
    paths: { ro: '/autentifica-te/', bg: '/vhod/', hu: '/bejelentkezes/', gr: '/login/' },
  },
  register: {
    audience: 'visitor',
    hydration: 'immediate',
    paths: {
      ro: '/inregistreaza-te/',
      bg: '/registratsia/',
      hu: '/regisztracio/',
      gr: '/register/',
    },
  },
  'forgot-password': {
    audience: 'visitor',
    hydration: 'immediate',
    paths: { ro: '/forgot/', bg: '/forgot/', hu: '/forgot/', gr: '/forgot/' },
  },
  logout: {
    audience: 'visitor',
    hydration: 'immediate',
    paths: { ro: '/logout/', bg: '/logout/', hu: '/logout/', gr: '/logout/' },
  },
} as const satisfies Readonly<Record<string, Page>>
