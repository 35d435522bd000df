import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { backupServer } from './support/backup-server.ts'
import { answersOn } from './support/cut-line.ts'
import { hasOpenssl } from './support/openssl.ts'
import { serverPrograms } from './support/postgres-pair.ts'
import { hasPreviousRelease } from './support/previous-release.ts'

/** Tests that may be skipped, and when. A run with other skips fails (scripts/stage-faults.ts). */
export type Skip = {
  readonly file: string
  /** The start of the test titles, including the describe titles. */
  readonly title: string
  readonly count: number
  readonly reason: string
  /** If true, all of them are skipped, otherwise none. */
  readonly applies: () => boolean | Promise<boolean>
}

const vectors = 'src/domain/field/vectors.test.ts'
function isAbsent(name: string) {
  return () => !existsSync(resolve(process.env.KINTSU_DATA ?? '../shared/data', name))
}

export const skips: readonly Skip[] = [
  {
    file: vectors,
    title: 'external reference data phone numbers agree',
    count: 1,
    reason: 'the reference list of phone numbers is stored outside the repository',
    applies: isAbsent('vectors/phones.csv'),
  },
  {
    file: vectors,
    title: 'external reference data postal codes agree',
    count: 1,
    reason: 'the reference list of postal codes is stored outside the repository',
    applies: isAbsent('vectors/postal-codes.csv'),
  },
  ...['tax numbers agree', 'a bare VAT number', 'a wrong check digit'].map(title => ({
    file: vectors,
    title: `external reference data ${title}`,
    count: 1,
    reason: 'the reference list of tax numbers is stored outside the repository',
    applies: isAbsent('vectors/tax-ids.csv'),
  })),
  {
    file: 'test/contract/imports-files.test.ts',
    title: 'the device files of third parties',
    count: 38,
    reason: 'the device files of third parties are stored outside the repository',
    applies: isAbsent('devices'),
  },
  {
    file: 'test/contract/imports-places.test.ts',
    title: 'the official list',
    count: 5,
    reason: 'the official lists of places are stored outside the repository',
    applies: isAbsent('addresses'),
  },
  ...(
    [
      ['tbi/ro-envelope', 'compatibility with openssl', 2],
      ['tbi/bg-envelope', 'openssl decrypts an envelope', 1],
      ['cofidis/order-code', 'openssl decrypts an order code', 1],
      ['oney/encrypt-body', 'openssl decrypts our messages', 1],
    ] as const
  ).map(([name, title, count]) => ({
    file: `src/providers/${name}.test.ts`,
    title,
    count,
    reason: 'openssl is not installed on this machine',
    applies: () => !hasOpenssl,
  })),
  {
    file: 'test/contract/backup.test.ts',
    title: 'with a PostgreSQL and its programs',
    count: 5,
    reason: 'no PostgreSQL answers on 127.0.0.1:5432, or pg_dump is missing or older than it',
    applies: () => backupServer === undefined,
  },
  ...(
    [
      ['failover', 'with a synchronous standby', 2],
      ['replica-reads', 'public reads with a replica', 6],
    ] as const
  ).map(([name, title, count]) => ({
    file: `test/contract/${name}.test.ts`,
    title,
    count,
    reason:
      'the server programs of PostgreSQL with pg_basebackup are not in /usr/lib/postgresql of this machine',
    applies: () => serverPrograms === undefined,
  })),
  {
    file: 'test/contract/rolling-upgrade.test.ts',
    title: 'the previous release and this one',
    count: 5,
    reason: 'this checkout does not contain the commit of the previous release',
    applies: () => !hasPreviousRelease,
  },
  {
    file: 'test/contract/cart-document-nats.test.ts',
    title: 'with NATS on 127.0.0.1:4222',
    count: 2,
    reason: 'no NATS server answers on this machine; PostgreSQL notifies about carts without one',
    applies: async () => !(await answersOn(4222)),
  },
]

/**
 * Browser test files that `npm test` leaves out completely: all their tests are tagged @all
 * and run in `npm run e2e:all`.
 */
export const onlyInAll: readonly string[] = [
  'test/e2e/account-states.test.ts',
  'test/e2e/catalogue-to-order.test.ts',
]
