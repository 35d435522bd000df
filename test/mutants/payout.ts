import { contract, type Mutant } from './mutant.ts'

const apply = 'src/services/payout/apply-transfer.ts'
const transfers = 'src/store/trade-in/payout-transfers.ts'
const tests = contract('payouts')

/** A seller is paid once (quality.md R12). */
export const payoutMutants: readonly Mutant[] = [
  {
    file: apply,
    find: "if (transfer.state === 'refused') return askPerson(tx, transfer, 'payout-settled-late', ref, why)",
    replace: '',
    rule: 'A transfer settled after it was refused is for a person to look at.',
    tests,
  },
  {
    file: apply,
    find: "if (state === 'settled') return askPerson(tx, transfer, 'payout-came-back', why.reason, why)",
    replace: '',
    rule: 'A transfer that came back after it settled is for a person to look at.',
    tests,
  },
  {
    file: apply,
    find: "if (transfer.state !== 'open') return",
    replace: '',
    rule: 'What the bank took is sent once.',
    tests,
  },
  {
    file: apply,
    find: "if (transfer.state === 'settled') return",
    replace: '',
    rule: 'A transfer settles once.',
    tests,
    survives:
      'Settled again by the same reference it is the same payout (pay-out.ts): a second guard.',
  },
  {
    file: apply,
    find: "await notifySeller(tx, tradeIn.id, 'payout-refused', why.at)",
    replace: '',
    rule: 'A seller is told that their bank refused the money.',
    tests,
  },
  {
    file: 'src/store/trade-in/payouts.ts',
    find: "where id = $1::uuid and state <> 'paid' returning id",
    replace: 'where id = $1::uuid returning id',
    rule: 'What was paid is not paid again.',
    tests,
    survives:
      'Whoever settles looks at the payout first, under the lock of its sale: a second guard.',
  },
  {
    file: transfers,
    find: "where p.state = 'due' and p.method = 'bank' and",
    replace: "where p.state = 'due' and",
    rule: 'What is paid by voucher is not transferred as well.',
    tests: [...tests, ...contract('trade-ins-vouchers')],
    survives:
      'A voucher’s payout is paid in the transaction that makes it, and its sale has no account: it is never due with one.',
  },
  {
    file: transfers,
    find: 'p.due_on <= $3::date)',
    replace: '$3::date is not null)',
    rule: 'A slow transfer is not made before its day.',
    tests,
  },
  {
    file: transfers,
    find: "where state in ('open', 'sent') and next_try_at <= $1",
    replace: 'where next_try_at <= $1',
    rule: 'A transfer that ended is asked for no more.',
    tests,
    survives: 'What ends has no next time any more: a second guard.',
  },
  {
    file: transfers,
    find: "next_try_at = $1::timestamptz + interval '60 seconds'",
    replace: 'next_try_at = $1::timestamptz',
    rule: 'A transfer is asked for by one process at a time.',
    tests,
  },
  {
    file: transfers,
    find: 'on conflict (event_key) do nothing returning id',
    replace: 'on conflict (event_key) do update set raw = excluded.raw returning id',
    rule: 'A bank’s webhook that comes again is known.',
    tests,
    survives: 'It only rings: the bank is asked either way, and one row is kept under its key.',
  },
]
