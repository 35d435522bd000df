import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fetchTool, type MissingTool } from '../../scripts/fetch-tool.ts'

type Audit = {
  readonly score: number | null
  readonly numericValue?: number
  readonly displayValue?: string
  readonly details?: {
    readonly type: string
    readonly items?: readonly Readonly<Record<string, unknown>>[]
  }
}

type Category = {
  readonly score: number | null
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
}

/** What the benchmark reads of Lighthouse's report. */
export type Report = {
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<Record<string, Category>>
  readonly audits: Readonly<Record<string, Audit>>
  readonly environment: { readonly benchmarkIndex: number }
}

export type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly output: 'json'; readonly logLevel: 'error' },
) => Promise<{ readonly lhr: Report } | undefined>

type Loaded = { readonly kind: 'loaded'; readonly lighthouse: Lighthouse }

/** Lighthouse comes from tools/lighthouse, without its types. */
export async function loadLighthouse(): Promise<Loaded | MissingTool> {
  const tool = await fetchTool('lighthouse')
  if (tool.kind === 'missing') return tool
  const file = join(tool.packages, 'lighthouse/core/index.js')
  const { default: lighthouse } = (await import(pathToFileURL(file).href)) as {
    readonly default: Lighthouse
  }
  return { kind: 'loaded', lighthouse }
}
