import { expect, test } from 'vitest'
import type { Message, OutboxStore } from '#store/outbox.ts'
import { makeDeliverOutbox } from './deliver-outbox.ts'

function aMessage(id: string, topic: string): Message {
  return { id, topic, payload: {}, attempts: 1 }
}

function memoryOutbox(messages: Message[]) {
  const sent: string[] = []
  const failed: { id: string; error: string; retryInSeconds: number }[] = []
  const outbox: Pick<OutboxStore, 'claim' | 'markSent' | 'markFailed'> = {
    claim: async limit => messages.splice(0, limit),
    markSent: async id => void sent.push(id),
    markFailed: async (id, error, retryInSeconds) =>
      void failed.push({ id, error, retryInSeconds }),
  }
  return { outbox, sent, failed }
}

test('A failed message is retried later and does not delay the next', async () => {
  const { outbox, sent, failed } = memoryOutbox([aMessage('1', 'poison'), aMessage('2', 'mail')])
  const handlers = {
    poison: async () => {
      throw new Error('cannot be read')
    },
    mail: async () => undefined,
  }
  expect(await makeDeliverOutbox({ outbox, handlers })()).toBe(2)
  expect(sent).toEqual(['2'])
  expect(failed).toEqual([{ id: '1', error: 'cannot be read', retryInSeconds: 2 }])
})

test('A message without a handler stays in the outbox with the reason', async () => {
  const { outbox, sent, failed } = memoryOutbox([aMessage('1', 'unheard-of')])
  await makeDeliverOutbox({ outbox, handlers: {} })()
  expect(sent).toEqual([])
  expect(failed[0]?.error).toBe('no handler for "unheard-of"')
})

test('The delay doubles with each attempt, up to an hour', async () => {
  const messages = [1, 2, 3, 11, 12, 500].map(attempts => ({ ...aMessage('1', '?'), attempts }))
  const { outbox, failed } = memoryOutbox(messages)
  await makeDeliverOutbox({ outbox, handlers: {} })()
  expect(failed.map(({ retryInSeconds }) => retryInSeconds)).toEqual([2, 4, 8, 2048, 3600, 3600])
})
