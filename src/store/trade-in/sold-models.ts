import type { DeviceType } from '#domain/device/device.ts'
import type { Specification } from '#domain/device/specification.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type SoldModel = {
  readonly brand: string
  readonly name: string
  readonly type: DeviceType
  readonly specification: Specification
}

export async function findSoldModel(sql: Sql, id: string): Promise<SoldModel | undefined> {
  return (await rowsOf<SoldModel>(sql, modelById, [id]))[0]
}

const modelById: Statement = {
  name: 'sold-model',
  text: 'select brand, name, type, specification from model where id = $1',
}
