import { fromMinor } from '#domain/money/currency.ts'
import type { ShipmentCommand } from '#providers/delivery/delivery-provider.ts'
import type { LabelFacts } from '#store/shipment/label-facts.ts'
import { weigh } from './weigh.ts'

/** An order as sent to its carrier: cash on delivery only if it is still due. */
export function shipmentCommand(facts: LabelFacts): ShipmentCommand {
  return {
    orderNumber: facts.number,
    recipient: { name: facts.name, phone: facts.phone, email: facts.email },
    to: placeOf(facts),
    weightGrams: weigh(facts.devices, facts.accessories),
    cash: fromMinor(facts.dueMinor, facts.currency),
  }
}

function placeOf({ number, point, address }: LabelFacts): ShipmentCommand['to'] {
  if (point) return { kind: 'point', point }
  if (!address) throw new Error(`order ${number} goes nowhere`)
  return { kind: 'address', address }
}
