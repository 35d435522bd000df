import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Names that the deployment files give to others than the shop. */
const ofOthers = new Set([
  'DATABASE_PASSWORD',
  'PGDATA',
  'PGPASSWORD',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'POSTGRES_USER',
  'REPLICATION_PASSWORD',
  'SITES',
  'WEB',
])

const files = ['Dockerfile', ...globSync('ops/{compose,kubernetes}/*.yaml')]
const read = globSync('src/app/{config,start,telemetry}/*.ts')
  .concat('src/app/config.ts', 'src/app/start.ts')
  .map(file => readFileSync(file, 'utf8'))
  .join('\n')

test.each(files)('every setting in %s is one that the shop reads', file => {
  const names = readFileSync(file, 'utf8').matchAll(
    /\b([A-Z]{2,}(?:_[A-Z]+)*)(?=[=:] ?\S)|name: ([A-Z_]+), value/g,
  )
  const settings = [...names]
    .map(([, first, second]) => first ?? second ?? '')
    .filter(name => name.includes('_') && !ofOthers.has(name) && !/_IMAGE$/.test(name))
  expect(settings.length).toBeGreaterThan(1)
  for (const name of settings)
    expect(name.startsWith('SITE_') || read.includes(name), name).toBe(true)
})
