import { deleteExpiredDocuments } from '#store/cloud/documents.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

/** Deletes documents that were not written for a month (Spec 4.6). */
export function forgetDocuments(ctx: Ctx): Promise<number> {
  return deleteExpiredDocuments(ctx.sql, ctx.clock())
}
