import type { SandboxKeys } from '../../src/sandbox/keys.ts'
import type { KillPoint } from './kill-points.ts'
import type { Sabotage } from './sabotage.ts'

/** The settings a paying server is started with, as JSON in FAULTS_SETTINGS. */
export type PayingSettings = {
  readonly url: string
  readonly port: number
  /** Where providers send webhooks of the attempts it starts: another process, as behind a load balancer. */
  readonly publicUrl: string
  readonly sandbox: { readonly url: string; readonly stripePort: number }
  readonly keys: SandboxKeys
  /** How far its clock is ahead. */
  readonly aheadMs: number
  readonly sabotage?: Sabotage
}

export type PayingMessage = { readonly aheadMs: number } | { readonly killAt: KillPoint }

export const officeToken = 'a token of the experiments'
