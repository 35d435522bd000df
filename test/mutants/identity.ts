import { contract, type Mutant } from './mutant.ts'

const addresses = 'src/store/account/addresses.ts'
const members = 'src/store/identity/members.ts'
const tokens = 'src/services/identity/custom-token.ts'
const owning = contract('owned-stores', 'addresses', 'attacks-owners', 'account-contacts')
const attaching = contract('owned-stores', 'account-contacts', 'identity-orders', 'identity')
const signing = [
  'src/services/identity/custom-token.test.ts',
  ...contract('cart-session', 'cart-session-identity'),
]

/** Ownership of data (quality.md, Attacks; orders.md, Identity). */
export const identityMutants: readonly Mutant[] = [
  {
    file: addresses,
    find: 'where user_id = $1::uuid and market = $2 and id::text = $11',
    replace: 'where $1::uuid is not null and market = $2 and id::text = $11',
    rule: 'Nobody changes another member’s address.',
    tests: owning,
  },
  {
    file: addresses,
    find: 'delete from saved_address where user_id = $1::uuid and',
    replace: 'delete from saved_address where $1::uuid is not null and',
    rule: 'Nobody deletes another member’s address.',
    tests: owning,
  },
  {
    file: addresses,
    find: 'from saved_address where user_id = $1::uuid and market = $2 order by',
    replace: 'from saved_address where $1::uuid is not null and market = $2 order by',
    rule: 'A member sees their own addresses.',
    tests: owning,
  },
  {
    file: addresses,
    find: 'and market = $2) < $11::int',
    replace: 'and market = $2) <= $11::int',
    rule: 'A member has as many addresses as there may be and no more.',
    tests: owning,
  },
  {
    file: members,
    find: 'where member.id = $1 and member.email_verified and orders.user_id is null',
    replace: 'where member.id = $1 and orders.user_id is null',
    rule: 'Orders of an address become a member’s once the address is proven.',
    tests: attaching,
  },
  {
    file: members,
    find: 'where member.id = $1 and member.email_verified and orders.user_id is null',
    replace: 'where member.id = $1 and member.email_verified',
    rule: 'Another member’s order stays theirs, whatever address it names.',
    tests: attaching,
  },
  {
    file: members,
    find: 'where member.id = $1 and member.email_verified and sale.user_id is null',
    replace: 'where member.id = $1 and member.email_verified',
    rule: 'Another member’s sale stays theirs, whatever address it names.',
    tests: [...attaching, ...contract('trade-ins')],
  },
  {
    file: 'src/store/identity/address-lock.ts',
    find: 'where lower(email) = lower($1) and not email_verified and phone_number is null',
    replace: 'where lower(email) = lower($1) and phone_number is null',
    rule: 'A registration never takes the place of a proven account.',
    tests: contract('identity', 'attacks-identity', 'identity-emails'),
  },
  {
    file: 'src/store/identity/email-changes.ts',
    find: 'delete from verification where identifier = $1 and expires_at > now() returning value',
    replace: 'delete from verification where identifier = $1 returning value',
    rule: 'A link to another address ends.',
    tests: contract('account-contacts', 'identity-emails'),
  },
  {
    file: 'src/store/identity/email-changes.ts',
    find: 'const [changed] = await rowsOf<{ id: string }>(tx, change, [request.userId, request.email])\n    await rowsOf(tx, forgetResets, [request.userId])',
    replace:
      'const [changed] = await rowsOf<{ id: string }>(tx, change, [request.userId, request.email])',
    rule: 'Links to a new password that went to the old address are over.',
    tests: contract('account-contacts', 'attacks-identity', 'identity-emails'),
  },
  {
    file: 'src/store/identity/email-changes.ts',
    find: 'await rowsOf(tx, endSessions, [request.userId])',
    replace: '',
    rule: 'Who stops a change of address ends every session.',
    tests: contract('account-contacts', 'attacks-identity'),
  },
  {
    file: tokens,
    find: 'if (given.length !== expected.length || !timingSafeEqual(given, expected)) return invalid',
    replace: '',
    rule: 'A token of another’s making opens nothing.',
    tests: signing,
  },
  {
    file: tokens,
    find: 'return claims.expiresAt > now ?',
    replace: 'return true ?',
    rule: 'A custom token lasts an hour.',
    tests: signing,
  },
  {
    file: 'src/store/cloud/burnt-tokens.ts',
    find: 'on conflict do nothing returning 1',
    replace: 'on conflict (id) do update set expires_at = excluded.expires_at returning 1',
    rule: 'A custom token is used once.',
    tests: contract('cart-session', 'cart-session-identity'),
  },
  {
    file: 'src/services/cloud/exchange-token.ts',
    find: 'if (claims?.userId !== userId || claims.sessionId !== sessionId)',
    replace: 'if (!claims)',
    rule: 'A custom token is of this very session.',
    tests: contract('cart-session', 'cart-session-identity'),
  },
  {
    file: 'src/services/return/requesters-order.ts',
    find: "if (order.email === '') return false",
    replace: '',
    rule: 'An erased order’s old link opens nothing.',
    tests: contract('erased-order', 'account-settings'),
  },
  {
    file: 'src/services/return/requesters-return.ts',
    find: "order.email !== '' && ",
    replace: '',
    rule: 'The link of an erased order’s return opens nothing.',
    tests: contract('erased-order'),
  },
  {
    file: 'src/services/return/find-withdrawable.ts',
    find: "if (!order || order.email === '' || !isTheirs)",
    replace: 'if (!order || !isTheirs)',
    rule: 'An erased order is not found by its number and no e-mail address.',
    tests: contract('erased-order'),
  },
  {
    file: 'src/services/return/requesters-order.ts',
    find: 'return order.userId === requester.userId',
    replace: 'return true',
    rule: 'A member gives back of their own orders only.',
    tests: contract('returns', 'attacks-owners', 'return-pages'),
  },
  {
    file: 'src/services/return/requesters-order.ts',
    find: 'return isTokenOf(requester.token, order.linkTokenHash)',
    replace: 'return true',
    rule: 'A guest gives back with the order’s link only.',
    tests: contract('returns', 'attacks-owners', 'return-pages'),
  },
  {
    file: 'src/services/trade-in/own-trade-in.ts',
    find: 'if (userId !== undefined && tradeIn.userId === userId) return true',
    replace: 'if (userId !== undefined) return true',
    rule: 'A sale is its member’s.',
    tests: contract('trade-ins-accepted', 'trade-ins-inspected'),
  },
  {
    file: 'src/services/trade-in/own-trade-in.ts',
    find: "if (tradeIn.email === '') return false",
    replace: '',
    rule: 'An erased sale’s old link opens nothing.',
    tests: contract('trade-ins', 'account-settings', 'attacks-owners'),
    survives:
      'Erasing takes the digest of the link with it (erasing-trade-ins.ts): a second guard.',
  },
  {
    file: 'src/services/trade-in/own-trade-in.ts',
    find: 'tradeIn.userId === null || tradeIn.userId === userId\n',
    replace: 'tradeIn.userId !== undefined || userId !== undefined\n',
    rule: 'What is an account’s is changed by its member, not by who has the email’s link.',
    tests: contract('trade-ins-inspected', 'trade-ins-accepted'),
  },
]
