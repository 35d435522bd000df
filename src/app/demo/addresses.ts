import { countryOf, markets } from '#domain/market/market.ts'
import { staffRoles } from '#domain/staff/role.ts'
import { demoEmailOf } from '#store/seeds/seed-members.ts'
import { demoStaffEmailOf } from '#store/seeds/seed-staff.ts'
import type { Config } from '../config.ts'
import { demoPassword } from './demo-logins.ts'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** The lines that `npm start` prints once the shop accepts requests. */
export function addresses(config: Config): readonly string[] {
  return [
    '',
    `  Kintsu       http://localhost:${config.port}/`,
    ...markets.map(
      market => `  ${names.of(countryOf[market])?.padEnd(12)} ${config.bases[market]}/`,
    ),
    ...(config.mode === 'demo'
      ? [
          `  Mailbox      http://localhost:${config.port}/_mailbox/`,
          `  Events       http://localhost:${config.port}/_events/`,
          `  Sandbox      http://localhost:${config.sandboxPort}/_sandbox/journal`,
          `  Sign in as   ${markets.map(demoEmailOf).join(', ')}`,
          `  Office       http://localhost:${config.port}/office/`,
          `  Staff        ${staffRoles.map(demoStaffEmailOf).join(', ')}`,
          `  Password     ${demoPassword(config.secret)} (all of these)`,
          `  Office token ${config.officeToken} (for machines)`,
        ]
      : []),
    `  API          http://localhost:${config.port}/api/openapi.json`,
    '',
  ]
}
