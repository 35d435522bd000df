import { noteFormSchema, reasonFormSchema } from '#contract/office-form.ts'
import { ok } from '#domain/result.ts'
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
import { formsAbout, onOfficeForms, onOfficePage } from './office-page.ts'

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

const form = formsAbout(
  ({ ctx, markets, parameter }) => findOfficeMessage(ctx, markets, parameter),
  ({ id, market }) => ({ subject: `message ${id}`, market }),
)

/** What is written to or about a customer is erased with their message: the trail keeps only how long it was. */
const onlyLength = {
  kept: ({ text }: { readonly text: string }) => ({ characters: text.length }),
}

export const sendOfficeMessage = onOfficeForms('message', {
  'answer-message': form(
    noteFormSchema,
    async ({ ctx, staff }, message, { text }) => ok(await answerMessage(ctx, message, staff, text)),
    undefined,
    onlyLength,
  ),
  'end-message': form(reasonFormSchema, ({ ctx }, { id }) => endMessage(ctx, id)),
  'note-on-message': form(
    noteFormSchema,
    async ({ ctx, staff }, { id }, { text }) =>
      ok(await addNote(ctx, { kind: 'message', id }, staff, text)),
    undefined,
    onlyLength,
  ),
})
