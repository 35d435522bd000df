import type { DeviceType } from '#domain/device/device.ts'
import type { Specification } from '#domain/device/specification.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type SoldModel = {
  readonly brand: string
  readonly name: string
  readonly type: DeviceType
  readonly specification: Specification
}

/** Models that people may sell: all known models. */
export function makeSoldModelStore() {
  return {
    byId: async (sql: Sql, id: string): Promise<SoldModel | undefined> =>
      (await rowsOf<SoldModel>(sql, modelById, [id]))[0],
  }
}

export type SoldModelStore = ReturnType<typeof makeSoldModelStore>

const modelById: Statement = {
  name: 'sold-model',
  text: 'select brand, name, type, specification from model where id = $1',
}
