import type { Seal } from '#store/seal.ts'
import {
  listSealedBefore,
  replaceSealed,
  type SealedColumn,
  sealedColumns,
} from '#store/sealed-columns.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'keys'>

const batch = 500
/** Maximum batches per column and run. */
const mostBatches = 10

const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Encrypts again what an older key encrypted, so that the key can be deleted, and returns the number of values. Throws
 * at the end if no known key decrypts some of them; those stay unchanged.
 */
export async function reseal(ctx: Ctx): Promise<number> {
  let [done, stuck] = [0, 0]
  for (const column of sealedColumns) {
    const counts = await resealColumn(ctx, column)
    done += counts.done
    stuck += counts.stuck
  }
  if (stuck > 0) throw new Error(`${stuck} sealed values open with no key that is known`)
  return done
}

async function resealColumn(ctx: Ctx, column: SealedColumn) {
  const counts = { done: 0, stuck: 0 }
  let last = beforeAll
  for (let round = 0; round < mostBatches; round += 1) {
    const values = await listSealedBefore(ctx.sql, column, ctx.keys.seal.prefix, last, batch)
    for (const value of values) {
      const plain = openedBy(ctx.keys.seal, value.sealed)
      if (plain === undefined) counts.stuck += 1
      else {
        await replaceSealed(ctx.sql, column, value, ctx.keys.seal.seal(plain))
        counts.done += 1
      }
    }
    last = values.at(-1)?.id ?? last
    if (values.length < batch) break
  }
  return counts
}

function openedBy(seal: Seal, text: string): string | undefined {
  try {
    return seal.open(text)
  } catch {
    return undefined
  }
}
