import type { DeviceType } from '#domain/device/device.ts'
import type { Specification } from '#domain/device/specification.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type TradeInModel = {
  readonly brand: string
  readonly name: string
  readonly type: DeviceType
  readonly specification: Specification
}

export async function findTradeInModel(sql: Sql, id: string): Promise<TradeInModel | undefined> {
  return (await rowsOf<TradeInModel>(sql, modelById, [id]))[0]
}

const modelById: Statement = {
  name: 'sold-model',
  text: 'select brand, name, type, specification from model where id = $1',
}
