import { contract, type Mutant } from './mutant.ts'

const move = 'src/services/return/move-return.ts'
const returns = 'src/store/return/returns.ts'
const tests = contract('returns', 'claim-or-return')

/** orders.md, Return; rules of trade, Law 1. */
export const returnMutants: readonly Mutant[] = [
  {
    file: move,
    find: 'keptMinor <= line.backMinor',
    replace: 'keptMinor >= 0',
    rule: 'Of a line no more is kept than it is worth.',
    tests,
  },
  {
    file: move,
    find: "(keptMinor === 0 || found !== '')",
    replace: 'true',
    rule: 'Who keeps a part says what was found.',
    tests,
  },
  {
    file: move,
    find: "if (!refunds) return refuse({ kind: 'above-refundable' })",
    replace: 'if (!refunds) return ok(fromMinor(0, currency))',
    rule: 'A return is not settled by money that is not left.',
    tests,
  },
  {
    file: move,
    find: "if (stored.state === 'expired' && !(await holdReturnUnitsAgain(tx, stored.id)))",
    replace:
      "if (stored.state === 'expired' && (await holdReturnUnitsAgain(tx, stored.id), false))",
    rule: 'An expired return whose lines went into another one meanwhile is not taken in.',
    tests,
  },
  {
    file: move,
    find: 'await insertReturnRefund(tx, id, refund.id)',
    replace: '',
    rule: 'A return shows the money that went back for it.',
    tests,
  },
  {
    file: 'src/services/return/request-return.ts',
    find: 'return known.requestHash === submission.hash',
    replace: 'return known.requestHash !== undefined',
    rule: 'A return’s key with another request is refused.',
    tests,
  },
  {
    file: 'src/services/return/request-return.ts',
    find: 'if (claims.length > 0)',
    replace: 'if (false)',
    rule: 'What is claimed for is not given back.',
    tests,
  },
  {
    file: 'src/services/return/request-return.ts',
    find: 'if (notReturnable.length > 0)',
    replace: 'if (false)',
    rule: 'A line goes back once.',
    tests,
  },
  {
    file: returns,
    find: 'where own.return_id = $1::uuid and other.return_id <> own.return_id and other.is_held)',
    replace: 'where own.return_id = $1::uuid and other.return_id <> own.return_id and false)',
    rule: 'Lines that went into another return stay there.',
    tests,
  },
  {
    file: returns,
    find: 'update return_line set is_held = false where return_id',
    replace: 'update return_line set is_held = is_held where return_id',
    rule: 'The lines of a return that ends without goods can be given back anew.',
    tests,
  },
  {
    file: returns,
    find: "where state = 'approved' and send_by < $1::date",
    replace: "where state = 'approved' and send_by <= $1::date",
    rule: 'A return can be sent in until its last day is over.',
    tests,
  },
  {
    file: 'src/services/warranty/open-claim.ts',
    find: "if (returnNumber !== undefined) return refuse({ kind: 'going-back', returnNumber })",
    replace: '',
    rule: 'What is given back is not claimed for.',
    tests: contract('claim-or-return', 'warranty'),
  },
]
