import { contract, type Mutant } from './mutant.ts'

const file = 'src/store/outbox.ts'
const tests = contract('outbox')

/** Messages are delivered at least once, by one process at a time. */
export const outboxMutants: readonly Mutant[] = [
  {
    file,
    find: 'where sent_at is null and next_attempt_at <= now()',
    replace: 'where next_attempt_at <= now()',
    rule: 'A message that was sent is not sent again.',
    tests,
  },
  {
    file,
    find: 'where sent_at is null and next_attempt_at <= now()',
    replace: 'where sent_at is null',
    rule: 'A message waits until it is due.',
    tests,
  },
  {
    file,
    find: 'const leaseSeconds = 60',
    replace: 'const leaseSeconds = 0',
    rule: 'A claimed message is nobody else’s for a minute.',
    tests,
  },
  {
    file,
    find: 'limit ${limit} for update skip locked',
    replace: 'limit ${limit} for update',
    rule: 'Who claims does not wait for another who does.',
    tests,
  },
  {
    file,
    find: 'set attempts = attempts + 1',
    replace: 'set attempts = attempts + 0',
    rule: 'Each try is counted, so that pauses grow.',
    tests,
  },
  {
    file,
    find: 'values (md5(${`${id} ${topic}`})::uuid,',
    replace: 'values (gen_random_uuid(),',
    rule: 'What follows from a message follows once, however often it is delivered.',
    tests,
  },
  {
    file,
    find: 'next_attempt_at = now() + make_interval(secs => ${retryInSeconds})\n',
    replace: 'next_attempt_at = now()\n',
    rule: 'A message that failed is tried again after its pause.',
    tests,
  },
]
