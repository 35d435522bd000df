import { openBuyers } from './online-buyers.ts'
import { openPayingStage } from './paying-stage.ts'
import type { Verdict } from './r1.ts'
import type { Sabotage } from './sabotage.ts'
import { playShuffles } from './shuffled-webhooks.ts'
import type { Stage } from './stage.ts'
import {
  playLateSuccesses,
  playPoison,
  playRefundsFirst,
  playWrongAmounts,
} from './webhook-cases.ts'

/**
 * Two processes: webhooks 1–5 times, shuffled, three days late, success after failure, success after the reservation
 * expired, refund before capture, one poison event. The state does not depend on their order (quality.md, R7).
 */
export async function runR7(stage: Stage, seed: number): Promise<Verdict> {
  const paying = await openPayingStage(stage, 'r7')
  try {
    const buyers = await openBuyers(paying)
    const parts = [
      ['shuffles', () => playShuffles(buyers, seed)],
      ['late successes', () => playLateSuccesses(buyers)],
      ['refunds first', () => playRefundsFirst(buyers)],
      ['wrong amounts', () => playWrongAmounts(buyers)],
      ['poison', () => playPoison(buyers)],
    ] as const
    const errors: string[] = []
    const summaries: string[] = []
    for (const [name, play] of parts) {
      const played = await play().catch(error => ({
        errors: [String(error)],
        summary: 'broken off',
      }))
      errors.push(...played.errors.map(error => `${name}: ${error}`))
      summaries.push(`${name}: ${played.summary}`)
    }
    errors.push(...(await paying.settle()).map(left => `still pending: ${left}`))
    errors.push(...(await paying.judge()))
    return { errors, summary: `seed ${seed}; ${summaries.join('; ')}` }
  } finally {
    await paying.close()
  }
}

/** Proves the money invariant: a shop that ignores amounts must be detected. */
export async function runBlindR7(stage: Stage, sabotage: Sabotage): Promise<Verdict> {
  const paying = await openPayingStage(stage, 'r7_blind', { sabotage })
  try {
    const { summary } = await playWrongAmounts(await openBuyers(paying))
    return { errors: await paying.judge(), summary }
  } finally {
    await paying.close()
  }
}
