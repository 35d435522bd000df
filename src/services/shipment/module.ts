import type { Module } from '../module.ts'
import { createLabel } from './create-label.ts'
import { takeBackLabels } from './take-back-labels.ts'
import { trackShipments } from './track-shipments.ts'

export const shipmentModule: Module = {
  jobs: [{ name: 'track-shipments', everySeconds: 30, run: trackShipments }],
  outbox: { 'shipment-due': createLabel, 'shipment-cancelled': takeBackLabels },
}
