import { contract, type Mutant } from './mutant.ts'

const documents = 'src/store/cloud/documents.ts'
const document = contract('cart-document', 'cart-document-stream')
const twoBrowsers = 'src/domain/cart/cloud-two-browsers.test.ts'

/**
 * Spec 4.5; orders.md, Cloud cart. Some rules of the domain are listed here because StrykerJS makes no such
 * change.
 */
export const cartMutants: readonly Mutant[] = [
  {
    file: 'src/domain/cart/merge.ts',
    find: 'local.promo ?? cloud.promo',
    replace: 'cloud.promo ?? local.promo',
    rule: 'At sign-in the promo code of this browser stays, whatever the account’s cart had.',
    tests: ['src/domain/cart/merge.test.ts', twoBrowsers],
  },
  {
    file: 'src/domain/cart/merge-lines.ts',
    find: 'base.has(key) ? isNewer(key) : !rules.isGone(own)',
    replace: '!base.has(key) && !rules.isGone(own)',
    rule: 'A line put back under its old id while another browser writes stays.',
    tests: [twoBrowsers, 'src/domain/cart/merge-three-ways.test.ts'],
  },
  {
    file: 'src/domain/cart/merge-lines.ts',
    find: 'base.has(key) ? isNewer(key) : !rules.isGone(own)',
    replace: 'isNewer(key) || (!base.has(key) && !rules.isGone(own))',
    rule: 'A removed line stays out of a cart that was closed while it was saved.',
    tests: ['src/domain/cart/merge-three-ways.test.ts'],
  },
  {
    file: 'src/domain/cart/merge-three-ways.ts',
    find: 'carts.theirs.removed.filter(id => !known.has(id))',
    replace: 'carts.theirs.removed',
    rule: 'What was taken out before the base does not take out what was put back since.',
    tests: ['src/domain/cart/merge-three-ways.test.ts', twoBrowsers],
  },
  {
    file: 'src/domain/cart/merge-three-ways.ts',
    find: "const promo = mergeValue(sidesOf(sides, 'promo'))",
    replace: 'const promo = carts.theirs.cart.promo',
    rule: 'A promo code typed in this browser stays while another one writes.',
    tests: ['src/domain/cart/merge-three-ways.test.ts', twoBrowsers],
  },
  {
    file: 'src/domain/cart/write-document.ts',
    find: 'document.removed.filter(id => !held.has(id) && !gone.has(id))',
    replace: 'document.removed.filter(id => !gone.has(id))',
    rule: 'A line put back under its old id is marked as removed no longer.',
    tests: ['src/domain/cart/write-document.test.ts', twoBrowsers],
  },
  {
    file: documents,
    find: 'where user_id = $1::uuid and market = $2::text and revision = $11::int and expires_at > $9',
    replace:
      'where user_id = $1::uuid and market = $2::text and $11::int is not null and expires_at > $9',
    rule: 'Of two writes on one revision one is refused.',
    tests: document,
  },
  {
    file: documents,
    find: 'where user_id = $1 and market = $2 and expires_at > $3',
    replace: 'where user_id = $1 and market = $2 and $3::timestamptz is not null',
    rule: 'An expired cart is none, though it was not removed yet.',
    tests: document,
  },
  {
    file: documents,
    find: 'where cart_document.expires_at <= $9\n',
    replace: 'where $9::timestamptz is not null\n',
    rule: 'A first write never takes the place of a cart that is there.',
    tests: document,
  },
  {
    file: documents,
    find: 'select case when $10::boolean\n',
    replace: 'select case when not $10::boolean\n',
    rule: 'A write tells every process that follows the cart.',
    tests: document,
  },
]
