import { contract, type Mutant } from './mutant.ts'

const accept = 'src/services/trade-in/accept-trade-in.ts'
const writer = 'src/store/trade-in/write-trade-in.ts'
const accepting = contract('trade-ins-accepted', 'trade-ins')
const answering = contract('trade-ins-inspected', 'trade-ins-vouchers')

/** sell.md: a device that a seller trades in to the shop. */
export const tradeInMutants: readonly Mutant[] = [
  {
    file: accept,
    find: 'if (isAccepted(tradeIn)) return ok(tradeIn.id)',
    replace: '',
    rule: 'An acceptance sent twice is one sale.',
    tests: accepting,
  },
  {
    file: accept,
    find: "if (tradeIn.userId === null) return refuse({ kind: 'sign-in-needed' })",
    replace: '',
    rule: 'Only who is signed in sells.',
    tests: accepting,
  },
  {
    file: accept,
    find: 'if (tradeIn.payout === null || tradeIn.ibanSealed !== ibanSealed)',
    replace: 'if (tradeIn.ibanSealed !== ibanSealed)',
    rule: 'Who sells has said how they are paid.',
    tests: accepting,
  },
  {
    file: accept,
    find: 'tradeIn.deviceHash === null || tradeIn.deviceHash !== hash',
    replace: 'tradeIn.deviceHash === null || hash === null',
    rule: 'A device named anew in another tab is looked at again.',
    tests: accepting,
    survives:
      'Nothing between reading a sale and locking it can be held open from outside; the lock on the device’s name is taken by what was read.',
  },
  {
    file: accept,
    find: 'const missing = missingDeclarations(acceptance.declarations)',
    replace: 'const missing = missingDeclarations(acceptance.declarations).slice(1)',
    rule: 'Every declaration has to be made.',
    tests: accepting,
  },
  {
    file: 'src/store/trade-in/read-trade-in.ts',
    find: 'where hash = $1 and sale_id is distinct from $2::uuid',
    replace: 'where hash = $1 and false and sale_id is distinct from $2::uuid',
    rule: 'A device is in one open sale.',
    tests: accepting,
  },
  {
    file: 'src/store/trade-in/read-trade-in.ts',
    find: 'and (sale_id is not null or not is_own_delivered(unit_id, $3::uuid))',
    replace: 'and $3::uuid is distinct from unit_id',
    rule: 'Who bought a device of ours may trade it in.',
    tests: contract('trade-ins-inspected'),
  },
  {
    file: writer,
    find: 'where id = $1::uuid and state = coalesce($2, state) returning id',
    replace: "where id = $1::uuid and coalesce($2, 'none') <> '' returning id",
    rule: 'A sale that moved meanwhile is not moved again.',
    tests: [...accepting, ...answering],
    survives:
      'Every step is taken under the sale’s lock and from the state read there: a second guard.',
  },
  {
    file: writer,
    find: 'set user_id = $2::uuid where id = $1::uuid and user_id is null',
    replace: 'set user_id = $2::uuid where id = $1::uuid',
    rule: 'A sale that is a member’s becomes nobody else’s.',
    tests: [...accepting, ...contract('attacks-owners')],
    survives: 'Asked only of a sale that is nobody’s, under its lock: a second guard.',
  },
  {
    file: writer,
    find: "where state = 'offered' and expires_at <= $1\n",
    replace: "where state = 'offered' and $1::timestamptz is not null\n",
    rule: 'An offer holds until its last day is over.',
    tests: contract('trade-ins', 'trade-in-emails'),
    survives: 'Each one is judged again under its lock (sweep-trade-ins.ts): a second guard.',
  },
  {
    file: writer,
    find: "where state = 'offered' and reminded_at is null\n",
    replace: "where state = 'offered'\n",
    rule: 'A seller is told once that an offer ends soon.',
    tests: contract('trade-ins-accepted'),
  },
  {
    file: 'src/services/trade-in/sweep-trade-ins.ts',
    find: "if (tradeIn?.state !== 'offered' || tradeIn.expiresAt === null || tradeIn.expiresAt > at)",
    replace: "if (tradeIn?.state !== 'offered' || tradeIn.expiresAt === null)",
    rule: 'An offer that holds still is not ended.',
    tests: contract('trade-ins', 'trade-in-emails'),
    survives: 'Only offers whose time is over are found (write-trade-in.ts): a second guard.',
  },
  {
    file: 'src/services/trade-in/own-trade-in.ts',
    find: "return expiresAt !== null && expiresAt <= now ? refuse({ kind: 'offer-expired' }) : ok(undefined)",
    replace: 'return ok(undefined)',
    rule: 'An offer whose last day is over is not accepted, though nobody ended it yet.',
    tests: accepting,
  },
  {
    file: 'src/services/trade-in/open-trade-in.ts',
    find: 'if (!tradeIn || !isRequesters(requester, tradeIn) || tradeIn.replacedBy !== null) return',
    replace: 'if (!tradeIn || tradeIn.replacedBy !== null) return',
    rule: 'Nobody ends another’s offer by replacing it.',
    tests: [...accepting, ...contract('attacks-owners')],
  },
  {
    file: 'src/services/trade-in/open-trade-in.ts',
    find: 'const known = await findTradeInByKey(tx, opening.key)\n  if (known) return again(ctx, known, hash)',
    replace: '',
    rule: 'A key pressed twice at once opens one sale, and both get it.',
    tests: accepting,
  },
  {
    file: 'src/services/trade-in/choose-payout.ts',
    find: 'const minor = isFrozen ? (tradeIn.offerMinor ?? undefined) : offerMinor',
    replace: 'const minor = isFrozen ? offerMinor : offerMinor',
    rule: 'An offer that a person made keeps its price when its account is corrected.',
    tests: [...accepting, ...contract('payouts')],
  },
  {
    file: 'src/services/trade-in/answer-second-offer.ts',
    find: "if (!isAnswerInTime(dayIn(market, tradeIn.since), dayIn(market, at)))\n    return refuse({ kind: 'answer-too-late' })",
    replace: '',
    rule: 'A second offer is answered in its time.',
    tests: answering,
  },
  {
    file: 'src/services/trade-in/answer-second-offer.ts',
    find: 'if (givenAnswer(tradeIn) === answer) return ok(undefined)',
    replace: '',
    rule: 'The same answer again changes nothing.',
    tests: answering,
  },
  {
    file: 'src/services/trade-in/answer-second-offer.ts',
    find: 'await withdrawVoucher(ctx, tx, tradeIn, why)',
    replace: '',
    rule: 'Who declines gets the device back and no voucher.',
    tests: answering,
  },
  {
    file: 'src/services/trade-in/may-open-trade-in.ts',
    find: 'mailboxOf(email)',
    replace: 'email.toLowerCase()',
    rule: 'One mailbox is written ten offers an hour, however it is spelled.',
    tests: contract('trade-ins'),
  },
]
