import type { ShopOptions } from '#app/make-shop.ts'

/** A shop without third parties, for tests that do not involve them. */
export function unconnected(options: Pick<ShopOptions, 'secret' | 'maxUnitsPerHour'>): ShopOptions {
  return {
    ...options,
    bases: {
      ro: 'http://localhost/ro',
      bg: 'http://localhost/bg',
      hu: 'http://localhost/hu',
      gr: 'http://localhost/gr',
    },
    publicUrl: 'http://127.0.0.1:9',
    providers: {},
    carriers: {},
    registers: { anafUrl: 'http://127.0.0.1:9', viesUrl: 'http://127.0.0.1:9' },
  }
}
