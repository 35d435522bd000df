import type { UnitState } from '#domain/device/unit-state.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

type UnitStep = {
  readonly from: readonly UnitState[]
  /** `undefined` for the state that the inspection chose. */
  readonly to?: UnitState
  readonly actor: string
  readonly reason: string
  readonly at: Date
}

/** Moves the devices of a return that are in the `from` state; returns their number. */
export async function stepReturnedUnits(
  tx: Sql,
  returnId: string,
  { from, to, actor, reason, at }: UnitStep,
): Promise<number> {
  return (await rowsOf(tx, stepUnits, [returnId, from, to ?? null, actor, reason, at])).length
}

const stepUnits: Statement = {
  name: 'return-step-units',
  text: `with leaving as (
      select u.id, u.state, coalesce($3, b.unit_to, 'grading') as next
      from return_line b join order_line l on l.order_id = b.order_id and l.position = b.position
      join unit u on u.id = l.unit_id
      where b.return_id = $1::uuid and u.state = any($2::text[]) order by u.id for update of u
    ),
    stepped as (
      update unit set state = leaving.next from leaving where unit.id = leaving.id
      returning unit.id, leaving.state as from_state, unit.state as to_state
    )
    insert into unit_history (id, unit_id, from_state, to_state, actor, reason, at)
    select gen_random_uuid(), id, from_state, to_state, $4, $5, $6 from stepped returning id`,
}
