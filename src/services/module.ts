import type { Message } from '#store/outbox.ts'
import type { OutboxTopic } from '#store/outbox-topic.ts'
import type { Context } from './context.ts'

/** Handles an outbox message. It must tolerate being called twice with the same message. */
export type Handler = (ctx: Context, message: Message) => Promise<void>

/** A recurring job that only one process runs at a time. */
export type Job = {
  readonly name: string
  readonly everySeconds: number
  readonly run: (ctx: Context) => Promise<unknown>
  /** A job that is not needed is not scheduled. */
  readonly isNeeded?: (ctx: Context) => boolean
}

/** Work that every process repeats: at once while there is something to do, otherwise after a pause. */
export type Loop = {
  readonly name: string
  readonly pauseMs: number
  /** Serving requests depends on it, so processes that do nothing else run it, too. */
  readonly isForRequests?: true
  /** Returns how much was done. */
  readonly run: (ctx: Context) => Promise<number>
  /** A loop that is not needed is not started. */
  readonly isNeeded?: (ctx: Context) => boolean
}

/** What one noun does in the background; app/modules.ts lists the modules. */
export type Module = {
  readonly jobs?: readonly Job[]
  readonly loops?: readonly Loop[]
  readonly outbox?: { readonly [Topic in OutboxTopic]?: Handler }
}
