import { foldFacets } from '#store/catalogue/fold-facets.ts'
import type { Module } from '../module.ts'

export const catalogueModule: Module = {
  loops: [{ name: 'fold-facets', pauseMs: 10_000, run: ctx => foldFacets(ctx.db) }],
}
