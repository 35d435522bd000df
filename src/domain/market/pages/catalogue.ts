import type { Page } from '../page.ts'

/** Lists and products: what follows their paths is read by rules of its own (`parse-path.ts`). */
export const cataloguePages = {
  'shop-brand': {
    audience: 'everyone',
    hydration: 'deferred',
    canonicalKeys: ['page'],
    paths: { ro: '/magazin/', bg: '/magazin/', hu: '/shop/', gr: '/shop/' },
  },
  'shop-brand-model': {
    audience: 'everyone',
    hydration: 'deferred',
    canonicalKeys: ['page'],
    paths: { ro: '/magazin/', bg: '/magazin/', hu: '/shop/', gr: '/shop/' },
  },
  product: {
    audience: 'everyone',
    hydration: 'deferred',
    canonicalKeys: ['shape', 'ram', 'cpu', 'size', 'connectivity', 'material'],
    paths: { ro: '/magazin/', bg: '/magazin/', hu: '/shop/', gr: '/shop/' },
  },
  category: {
    audience: 'everyone',
    hydration: 'deferred',
    canonicalKeys: ['page'],
    paths: { ro: '/', bg: '/', hu: '/', gr: '/' },
  },
  'category-brand': {
    audience: 'everyone',
    hydration: 'deferred',
    canonicalKeys: ['page'],
    paths: { ro: '/', bg: '/', hu: '/', gr: '/' },
  },
} as const satisfies Readonly<Record<string, Page>>
