import type { SerialHash } from '#store/import/serial-hash.ts'
import type { Seal } from '#store/seal.ts'
import type { UnhashedImei, UnhashedImeis } from '#store/trade-in/unhashed-imeis.ts'
import type { Sql } from '#store/transaction.ts'
import { eachAlone } from '../failing/each-alone.ts'

type Stores = {
  readonly sql: Sql
  readonly imeis: UnhashedImeis
  readonly seal: Seal
  readonly deviceHash: SerialHash
  readonly now: () => Date
}

const batch = 500
const first = '00000000-0000-0000-0000-000000000000'

/** Adds digests to units from before IMEIs had them, so that a trade-in finds them. Returns the number of units changed. */
export function makeHashImeis({ sql, imeis, seal, deviceHash, now }: Stores) {
  return async (): Promise<number> => {
    const units: UnhashedImei[] = []
    for (let more = true; more; ) {
      const found = await imeis.after(sql, units.at(-1)?.id ?? first, batch)
      units.push(...found)
      more = found.length === batch
    }
    const work = ({ id, imeiSealed }: UnhashedImei) =>
      imeis.write(sql, id, deviceHash(seal.open(imeiSealed)))
    return (await eachAlone({ sql, now }, { job: 'hash-imei', items: units, work })).length
  }
}
