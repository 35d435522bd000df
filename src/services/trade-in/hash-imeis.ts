import {
  listUnhashedImeis,
  type UnhashedImei,
  writeImeiHash,
} from '#store/trade-in/unhashed-imeis.ts'
import type { Context } from '../context.ts'
import { eachAlone } from '../failing/each-alone.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys'>

const batch = 500
const first = '00000000-0000-0000-0000-000000000000'

/** Adds digests to units from before IMEIs had them, so that a trade-in finds them. Returns the number of units changed. */
export async function hashImeis(ctx: Ctx): Promise<number> {
  const units: UnhashedImei[] = []
  for (let more = true; more; ) {
    const found = await listUnhashedImeis(ctx.sql, units.at(-1)?.id ?? first, batch)
    units.push(...found)
    more = found.length === batch
  }
  const work = ({ id, imeiSealed }: UnhashedImei) =>
    writeImeiHash(ctx.sql, id, ctx.keys.deviceHash(ctx.keys.seal.open(imeiSealed)))
  return (await eachAlone(ctx, { job: 'hash-imei', items: units, work })).length
}
