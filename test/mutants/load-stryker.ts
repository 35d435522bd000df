import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fetchTool, type MissingTool } from '../../scripts/fetch-tool.ts'

type Place = { readonly line: number; readonly column: number }

/** What is read of StrykerJS's result for one mutant. */
export type MutantResult = {
  readonly fileName: string
  readonly replacement?: string
  readonly status: string
  readonly location: { readonly start: Place; readonly end: Place }
  readonly mutatorName: string
}

export type Stryker = new (
  options: Readonly<Record<string, unknown>>,
) => { readonly runMutationTest: () => Promise<readonly MutantResult[]> }

type Loaded = { readonly kind: 'loaded'; readonly Stryker: Stryker }

/** StrykerJS comes from tools/stryker, without its types. */
export async function loadStryker(): Promise<Loaded | MissingTool> {
  const tool = await fetchTool('stryker')
  if (tool.kind === 'missing') return tool
  const file = join(tool.packages, '@stryker-mutator/core/dist/src/index.js')
  const { Stryker } = (await import(pathToFileURL(file).href)) as { readonly Stryker: Stryker }
  return { kind: 'loaded', Stryker }
}
