import { contract, type Mutant } from './mutant.ts'

const claims = 'src/store/migrations/0000_baseline.sql'
const limits = 'src/services/trade-in/check-open-limits.ts'
const open = 'src/store/trade-in/open-trade-ins.ts'
const accepting = contract('trade-ins-accepted', 'trade-in-limits', 'attacks-owners')
const limited = contract('trade-in-limits', 'trade-ins-accepted')
const stocked = contract(
  'device-claims',
  'trade-ins-accepted',
  'imports-stock',
  'trade-ins-inspected',
  'payouts',
)

/** A device is in one place at a time, and a seller has a limited number of open trade-ins (sell.md, Rulings). */
export const deviceMutants: readonly Mutant[] = [
  {
    file: 'src/services/trade-in/accept-trade-in.ts',
    find: 'return (await isDeviceClaimed(tx, hash, tradeIn))',
    replace: 'return false',
    rule: 'A device that stands in another open trade-in is refused.',
    tests: accepting,
  },
  {
    file: 'src/store/trade-in/read-trade-in.ts',
    find: 'and (sale_id is not null or not is_own_delivered(unit_id, $3::uuid))',
    replace: 'and sale_id is not null and $3::uuid is not null',
    rule: 'A unit of the shop is traded in only by whom it was delivered to.',
    tests: contract('trade-ins-inspected', 'device-claims'),
  },
  {
    file: claims,
    find: 'OR (device_claim.sale_id IS NULL AND is_own_delivered(device_claim.unit_id, NEW.user_id));',
    replace: 'OR true;',
    rule: 'Two trade-ins of one device that race do not both claim it.',
    tests: accepting,
    survives:
      'Both take the lock of the device and look first (accept-trade-in.ts): the trigger is the second guard.',
  },
  {
    file: claims,
    find: "'draft', 'offered', 'returned', 'recycled', 'surrendered', 'expired', 'cancelled') THEN",
    replace: "'draft', 'offered', 'returned', 'recycled', 'surrendered', 'expired') THEN",
    rule: 'A cancelled trade-in gives its device free.',
    tests: accepting,
  },
  {
    file: claims,
    find: 'WHERE device_claim.sale_id = (SELECT own.sale_id FROM own WHERE own.hash = excluded.hash)',
    replace: 'WHERE true',
    rule: 'A device that stands elsewhere does not come into stock again.',
    tests: stocked,
  },
  {
    file: 'src/services/trade-in/counted-as.ts',
    find: 'account: userId,',
    replace: 'account: undefined,',
    rule: 'Open trade-ins are counted by account.',
    tests: limited,
  },
  {
    file: 'src/services/trade-in/counted-as.ts',
    find: '    phone,\n    address:',
    replace: '    phone: undefined,\n    address:',
    rule: 'Open trade-ins are counted by phone.',
    tests: limited,
  },
  {
    file: 'src/services/trade-in/counted-as.ts',
    find: "handover?.kind === 'courier' ? addressOf(market, handover.from) : undefined",
    replace: 'undefined',
    rule: 'Open trade-ins are counted by the address where a courier collects.',
    tests: limited,
  },
  {
    file: 'src/services/trade-in/counted-as.ts',
    find: '    iban,\n  }',
    replace: '    iban: undefined,\n  }',
    rule: 'Open trade-ins are counted by bank account.',
    tests: limited,
  },
  {
    file: 'src/domain/field/letters-and-digits.ts',
    find: "    .normalize('NFKD')\n    .toLowerCase()\n    .replace(/[^\\p{L}\\p{N}]/gu, '')",
    replace: '',
    rule: 'An address spelled otherwise is the same address.',
    tests: limited,
  },
  {
    file: limits,
    find: '(open.get(key) ?? 0) >= limits[by]',
    replace: '(open.get(key) ?? 0) > limits[by]',
    rule: 'Not one more than the limit is open at once.',
    tests: limited,
  },
  {
    file: open,
    find: ' and s.state = any($2::text[])',
    replace: ' and ($2::text[] is not null)',
    rule: 'Only open trade-ins are counted.',
    tests: limited,
  },
  {
    file: open,
    find: ' and s.id <> $3::uuid',
    replace: ' and ($3::uuid is not null)',
    rule: 'A trade-in is not counted against itself.',
    tests: limited,
  },
  {
    file: 'src/services/trade-in/accept-trade-in.ts',
    find: 'const lockNames = [...device, ...countingLocks(counted)]',
    replace: 'const lockNames: string[] = []',
    rule: 'Two trade-ins of one seller that race wait for each other.',
    tests: limited,
  },
]
