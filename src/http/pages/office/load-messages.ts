import { noteFormSchema, reasonFormSchema } from '#contract/office-form.ts'
import type { Schema } from '#contract/schema.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { addNote } from '#services/staff/add-note.ts'
import {
  answerMessage,
  endMessage,
  findOfficeMessage,
  listOfficeMessages,
  viewOfficeMessage,
} from '#services/staff/office-messages.ts'
import { notFound } from '../page-request.ts'
import { listRequestOf } from './list-request.ts'
import { type OfficeRequest, officeForm, onOfficeForms, onOfficePage } from './office-page.ts'

const views = { open: ['open'], done: ['done'], all: ['all'] } as const

export const loadOfficeMessages = onOfficePage('messages', async request => {
  const { view, states, markets, after, shown } = listRequestOf(request, views, 'open')
  const [chosen = 'open'] = states
  return {
    view,
    ...shown,
    ...(await listOfficeMessages(request.ctx, { markets, view: chosen, after })),
  }
})

export const loadOfficeMessage = onOfficePage('message', async ({ ctx, markets, parameter }) => {
  const found = await viewOfficeMessage(ctx, markets, parameter)
  if (!found) throw notFound()
  return found
})

type Found = NonNullable<Awaited<ReturnType<typeof findOfficeMessage>>>
type Done = Promise<Result<unknown, { readonly kind: string }>>

function form<T>(
  schema: Schema<T>,
  act: (request: OfficeRequest, message: Found, sent: T) => Done,
) {
  return officeForm({
    schema,
    subjectOf: async ({ ctx, markets, parameter }) => {
      const message = await findOfficeMessage(ctx, markets, parameter)
      return message && { subject: `message ${message.id}`, market: message.market }
    },
    act: async (request, sent) => {
      const message = await findOfficeMessage(request.ctx, request.markets, request.parameter)
      if (!message) return refuse({ kind: 'not-found' })
      const done = await act(request, message, sent)
      return done.ok ? ok(undefined) : done
    },
  })
}

export const sendOfficeMessage = onOfficeForms('message', {
  'answer-message': form(noteFormSchema, async ({ ctx, staff }, message, { text }) =>
    ok(await answerMessage(ctx, message, staff, text)),
  ),
  'end-message': form(reasonFormSchema, ({ ctx }, { id }) => endMessage(ctx, id)),
  'note-on-message': form(noteFormSchema, async ({ ctx, staff }, { id }, { text }) =>
    ok(await addNote(ctx, { kind: 'message', id }, staff, text)),
  ),
})
