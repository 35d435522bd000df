import type { Market } from '#domain/market/market.ts'
import {
  judgeLine,
  type LineVerdict,
  type ParcelCash,
  readStatement,
  type StatementLine,
} from '#domain/payment/remittance.ts'
import { type CollectedCash, findCash, listCash } from '#store/staff/cash.ts'
import type { Context } from '../context.ts'
import { splitRecord } from '../import/split-record.ts'
import { remitCash } from '../shipment/remit-cash.ts'
import { type ListRequest, type Page, pageOf, rowsPerPage } from './view-work.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings'>

export type JudgedLine = StatementLine & {
  readonly verdict: LineVerdict
  readonly orderNumber: string | undefined
}

export async function listOfficeCash(
  { sql }: Pick<Ctx, 'sql'>,
  request: ListRequest<ParcelCash['state']>,
): Promise<Page<CollectedCash>> {
  const rows = await listCash(sql, { ...request, limit: rowsPerPage + 1 })
  return pageOf(rows, ({ orderNumber }) => orderNumber)
}

/**
 * Matches a carrier's statement with what it collected: each order that is named with its exact amount is remitted,
 * every other line is reported and changes nothing. The same statement again changes nothing.
 */
export async function matchStatement(
  ctx: Ctx,
  market: Market,
  text: string,
  actor: string,
): Promise<readonly JudgedLine[]> {
  const { currency } = ctx.settings.displayOf(market)
  const lines = readStatement(rowsIn(text), currency)
  const cash = await findCash(
    ctx.sql,
    market,
    lines.map(({ awb }) => awb),
  )
  const seen = new Set<string>()
  const judged: JudgedLine[] = []
  for (const line of lines) {
    const known = cash.get(line.awb)
    const verdict = judgeLine(line, known, seen.has(line.awb))
    seen.add(line.awb)
    const isDone = verdict !== 'matched' || (await remit(ctx, known, actor))
    const orderNumber = known?.orderNumber
    judged.push({ ...line, orderNumber, verdict: isDone ? verdict : 'remitted-before' })
  }
  return judged
}

async function remit(ctx: Ctx, cash: CollectedCash | undefined, actor: string): Promise<boolean> {
  if (!cash) return false
  return (await remitCash(ctx, cash.orderId, actor, 'statement of the carrier')).ok
}

/** A line break within a cell is not expected in a statement. */
function rowsIn(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const [first = ''] = lines
  const delimiter = [';', '\t', ','].find(each => first.includes(each)) ?? ';'
  return lines.map(line => {
    const split = splitRecord(line, delimiter)
    return split.kind === 'whole' ? split.cells : [line]
  })
}
