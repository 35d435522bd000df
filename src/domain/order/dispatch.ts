import type { ShipmentState } from './shipment-state.ts'

/** What is next for a parcel before its carrier has it. */
export type DispatchStep = 'wait-for-label' | 'pack' | 'hand-over'

export function dispatchStep(
  state: ShipmentState,
  isPacked: boolean,
  deviceCount: number,
): DispatchStep | undefined {
  if (state === 'preparing') return 'wait-for-label'
  if (state !== 'label-created') return undefined
  return isPacked || deviceCount === 0 ? 'hand-over' : 'pack'
}
