import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMetrics } from '#app/telemetry/metrics.ts'
import type { Replica } from '#store/replica.ts'

type Names = readonly string[]

/** Every metric that a process offers, with the suffixes of histograms. */
async function offered(): Promise<ReadonlySet<string>> {
  const metrics = createMetrics()
  const nothing = { rows: [], rowCount: 0 }
  const ctx = {
    sql: { query: async () => nothing },
    responses: { size: () => ({ responses: 0, bytes: 0 }) },
  }
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 }
  // All that the gauges read.
  metrics.addShop(ctx as never, pool, { isCurrent: () => true } as unknown as Replica)
  const names = [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\w+)/gm)]
  return new Set(
    names.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
}

function namesIn(text: string): Names {
  return [...text.matchAll(/\b(?:kintsu|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name)
}

test('the dashboard and the alert rules ask for metrics that exist', async () => {
  const known = await offered()
  const dashboard = JSON.parse(readFileSync('ops/grafana/kintsu.json', 'utf8')) as {
    readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[]
  }
  const asked = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  const names = [...asked.flatMap(namesIn), ...namesIn(readFileSync('ops/alerts.yml', 'utf8'))]
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter(name => !known.has(name))).toEqual([])
})
