import { sql } from 'drizzle-orm'
import type { DeviceType } from '#domain/device/device.ts'
import type { Db } from '../database.ts'

/** An appearance of a model; sizes with the same appearance share one picture, drawn from the first of them. */
export type PicturedDevice = {
  readonly brand: string
  readonly name: string
  readonly type: DeviceType
  readonly year: number
  readonly colorName: string | null
  readonly colorHex: string | null
  readonly material: string | null
  readonly size: string | null
  readonly displaySize: string | null
}

export type PicturedAccessory = {
  readonly id: string
  readonly type: string
  readonly colorHex: string
}

export async function listPicturedDevices(db: Db): Promise<readonly PicturedDevice[]> {
  const { rows } = await db.execute<PicturedDevice>(sql`
      select m.brand, m.name, m.type, m.year, p.color ->> 'name' as "colorName",
        p.color ->> 'hex' as "colorHex", p.material, min(p.size) as size,
        m.specification ->> 'display-size' as "displaySize"
      from product p join model m on m.id = p.model_id group by 1, 2, 3, 4, 5, 6, 7, 9`)
  return rows
}

export async function listPicturedAccessories(db: Db): Promise<readonly PicturedAccessory[]> {
  const { rows } = await db.execute<PicturedAccessory>(
    sql`select id, type, color_hex as "colorHex" from accessory`,
  )
  return rows
}
