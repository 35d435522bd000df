import type { Grade } from '#domain/device/device.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** A device of an order that was not returned. */
export type CardDevice = {
  readonly title: string
  readonly grade: Grade | null
  /** `null` while the order is on its way. */
  readonly deliveredAt: Date | null
  /** Keys of the services that were sold with it. */
  readonly services: readonly string[]
  readonly imeiSealed: string | null
  readonly serialSealed: string | null
  /** `null` if the device has no passport. */
  readonly passport: string | null
}

const devices: Statement = {
  name: 'warranty-card-devices',
  text: `select n.title, n.grade, u.imei_sealed as "imeiSealed", u.serial_sealed as "serialSealed", p.code as passport,
      (select max(h.at) from order_history h
        where h.order_id = n.order_id and h.subject = 'shipment' and h.to_state = 'delivered') as "deliveredAt",
      (select coalesce(json_agg(s.item_id), '[]') from order_line s
        where s.order_id = n.order_id and s.kind = 'service' and s.belongs_to = n.position) as services
    from order_line n left join unit u on u.id = n.unit_id left join unit_passport p on p.unit_id = u.id
    where n.order_id = $1::uuid and n.kind = 'device' and n.is_live order by n.position`,
}

export function listCardDevices(sql: Sql, orderId: string): Promise<readonly CardDevice[]> {
  return rowsOf<CardDevice>(sql, devices, [orderId])
}
