import type { Module } from '../module.ts'
import { createInboundLabel } from './create-inbound-label.ts'
import { expireInbound } from './expire-inbound.ts'
import { takeBackInbound } from './take-back-inbound.ts'
import { trackInbound } from './track-inbound.ts'

export const inboundModule: Module = {
  jobs: [
    { name: 'track-inbound', everySeconds: 30, run: trackInbound },
    { name: 'expire-inbound', everySeconds: 600, run: expireInbound },
  ],
  outbox: { 'inbound-due': createInboundLabel, 'inbound-cancelled': takeBackInbound },
}
