import type { Market } from './text.ts'

/** The text in and around the cart, typed as a shopper reads it. */
export type CartText = {
  /** The link in the header, with the number of items if the cart has any. */
  readonly badge: (items: number) => string
  readonly goOn: string
  readonly lines: string
  readonly undo: string
  readonly restored: string
  readonly changed: string
  readonly promoCode: string
  readonly apply: string
  /** An expired code, and its error message. */
  readonly expired: readonly [code: string, message: string]
}

export const cartText: Readonly<Record<Market, CartText>> = {
  ro: {
    badge: items => (items === 1 ? 'Coș, 1 produs' : `Coș, ${items} produse`),
    goOn: 'Continuă cumpărăturile',
    lines: 'Produsele din coș',
    undo: 'Anulează',
    restored: 'Am pus totul înapoi în coș.',
    changed: 'Coșul tău s-a schimbat',
    promoCode: 'Cod promoțional',
    apply: 'Aplică',
    expired: ['VARA25', 'Codul acesta a expirat.'],
  },
  bg: {
    badge: items => (items === 1 ? 'Количка, 1 продукт' : `Количка, ${items} продукта`),
    goOn: 'Продължи да пазаруваш',
    lines: 'Продукти в количката',
    undo: 'Отмени',
    restored: 'Върнахме всичко в количката.',
    changed: 'Количката ти се промени',
    promoCode: 'Промокод',
    apply: 'Приложи',
    expired: ['LYATO25', 'Срокът на този код изтече.'],
  },
  hu: {
    badge: items => `Kosár, ${items} termék`,
    goOn: 'Vásárlás folytatása',
    lines: 'A kosár tartalma',
    undo: 'Visszavonás',
    restored: 'Mindent visszatettünk a kosárba.',
    changed: 'Változott a kosarad',
    promoCode: 'Kuponkód',
    apply: 'Beváltom',
    expired: ['NYAR25', 'Ez a kód lejárt.'],
  },
  gr: {
    badge: items => (items === 1 ? 'Καλάθι, 1 προϊόν' : `Καλάθι, ${items} προϊόντα`),
    goOn: 'Συνέχισε τις αγορές',
    lines: 'Προϊόντα στο καλάθι',
    undo: 'Αναίρεση',
    restored: 'Τα ξαναβάλαμε όλα στο καλάθι.',
    changed: 'Το καλάθι σου άλλαξε',
    promoCode: 'Εκπτωτικός κωδικός',
    apply: 'Εφαρμογή',
    expired: ['KALOKAIRI25', 'Ο κωδικός έχει λήξει.'],
  },
}
