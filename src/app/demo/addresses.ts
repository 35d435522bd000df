import { countryOf, markets } from '#domain/market/market.ts'
import { demoEmailOf } from '#store/seeds/seed-members.ts'
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
          `  Office token ${config.officeToken}`,
          `  Sign in as   ${markets.map(demoEmailOf).join(', ')}`,
          `  Password     ${demoPassword(config.secret)}`,
        ]
      : []),
    `  API          http://localhost:${config.port}/api/openapi.json`,
    '',
  ]
}
