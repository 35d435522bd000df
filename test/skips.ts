import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { answersOn } from './support/cut-line.ts'
import { hasOpenssl } from './support/openssl.ts'

/** Tests that may be skipped, and when. A run whose skips differ from this list fails (scripts/stage-faults.ts). */
export type Skip = {
  readonly file: string
  /** How the titles begin, with those of their describe. */
  readonly title: string
  readonly count: number
  readonly reason: string
  /** Where it is so, all of them are skipped, else none. */
  readonly isSo: () => boolean | Promise<boolean>
}

const vectors = 'src/domain/field/vectors.test.ts'
function isAbsent(name: string) {
  return () => !existsSync(resolve(process.env.KINTSU_DATA ?? '../shared/data', name))
}

export const skips: readonly Skip[] = [
  {
    file: vectors,
    title: 'outside witnesses phone numbers agree',
    count: 1,
    reason: 'the list of phone numbers that others judged is kept outside the repository',
    isSo: isAbsent('vectors/phones.csv'),
  },
  {
    file: vectors,
    title: 'outside witnesses postal codes agree',
    count: 1,
    reason: 'the list of postal codes that others judged is kept outside the repository',
    isSo: isAbsent('vectors/postal-codes.csv'),
  },
  ...['tax numbers agree', 'a bare VAT number', 'a wrong check digit'].map(title => ({
    file: vectors,
    title: `outside witnesses ${title}`,
    count: 1,
    reason: 'the list of tax numbers that others judged is kept outside the repository',
    isSo: isAbsent('vectors/tax-ids.csv'),
  })),
  {
    file: 'test/contract/imports-files.test.ts',
    title: 'the device files of others',
    count: 38,
    reason: 'the device files that others gathered are kept outside the repository',
    isSo: isAbsent('devices'),
  },
  ...(
    [
      ['tbi/ro-envelope', 'against openssl', 2],
      ['tbi/bg-envelope', 'openssl reads it', 1],
      ['cofidis/order-code', 'openssl reads it', 1],
      ['oney/encrypt-body', 'openssl reads ours', 1],
    ] as const
  ).map(([name, title, count]) => ({
    file: `src/providers/${name}.test.ts`,
    title,
    count,
    reason: 'openssl, which reads what we sealed, is not installed on this machine',
    isSo: () => !hasOpenssl,
  })),
  {
    file: 'test/contract/cart-document-nats.test.ts',
    title: 'with NATS on 127.0.0.1:4222',
    count: 2,
    reason: 'no NATS server answers on this machine; without one, carts are told by PostgreSQL',
    isSo: async () => !(await answersOn(4222)),
  },
]

/** Browser test files that `npm test` leaves out whole: each of their tests is tagged @all and runs in `npm run e2e:all`. */
export const onlyInAll: readonly string[] = [
  'test/e2e/account-states.test.ts',
  'test/e2e/catalogue-to-order.test.ts',
]
