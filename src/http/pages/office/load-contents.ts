import { contentFormSchema, postFormSchema, reasonFormSchema } from '#contract/office-form.ts'
import { ok } from '#domain/result.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { dayIn } from '#domain/time/day.ts'
import {
  createPost,
  listOfficeContents,
  parseContentName,
  previewContent,
  publishContent,
  viewContent,
  withdrawPost,
  writeContentName,
} from '#services/content/edit-content.ts'
import { notFound } from '../page-request.ts'
import { marketOfQuery } from './list-request.ts'
import { type OfficeRequest, officeForm, onOfficeForms, onOfficePage } from './office-page.ts'

export const loadOfficeContents = onOfficePage('contents', async request => {
  const market = marketOfQuery(request)
  if (!market) throw notFound()
  const { ctx, markets } = request
  const rows = await listOfficeContents(ctx, market)
  return {
    market,
    ownMarkets: markets,
    today: dayIn(market, ctx.clock()),
    rows: rows.map(row => ({ ...row, id: writeContentName(row) })),
  }
})

export const loadOfficeContent = onOfficePage('content', async request => {
  const found = await namedIn(request, request.query.get('version') ?? undefined)
  if (!found) throw notFound()
  return { market: found.market, id: request.parameter, ...found.view }
})

async function namedIn(request: OfficeRequest, version?: string) {
  const market = marketOfQuery(request)
  const name = parseContentName(request.parameter)
  const view = market && name && (await viewContent(request.ctx, market, name, version))
  return market && name && view ? { market, name, view } : undefined
}

async function aboutContent(request: OfficeRequest) {
  const found = await namedIn(request)
  return found && { subject: `content ${request.parameter}`, market: found.market }
}

/** A text in four alphabets, as a form writes it. */
const longestBody = 1_500_000

export const sendOfficeContents = onOfficeForms(
  'contents',
  {
    'create-post': officeForm({
      schema: postFormSchema,
      subjectOf: async (request, { title }) => {
        const market = marketOfQuery(request)
        return market && { subject: `content post ${title}`, market }
      },
      act: async (request, form) => {
        const market = marketOfQuery(request)
        if (!market) throw notFound()
        const made = await createPost(request.ctx, market, form)
        if (!made.ok) return made
        const url = officeUrl('content', writeContentName(made.value))
        return ok({ to: `${url}?${new URLSearchParams({ market })}` })
      },
      kept: ({ title, publishAt }) => ({ title, publishAt }),
    }),
  },
  longestBody,
)

export const sendOfficeContent = onOfficeForms(
  'content',
  {
    'publish-content': officeForm({
      schema: contentFormSchema,
      subjectOf: aboutContent,
      act: async (request, { mode, revision, ...form }) => {
        const found = await namedIn(request)
        if (!found) throw notFound()
        const { market, name } = found
        if (mode === 'look') return ok({ report: { blocks: previewContent(form) } })
        const published = await publishContent(request.ctx, market, name, form, revision)
        return published.ok ? ok({ after: { version: published.value } }) : published
      },
      kept: ({ mode, title, publishAt, revision }) => ({ mode, title, publishAt, revision }),
    }),
    'withdraw-post': officeForm({
      schema: reasonFormSchema,
      subjectOf: aboutContent,
      act: async request => {
        const found = await namedIn(request)
        if (!found) throw notFound()
        const withdrawn = await withdrawPost(request.ctx, found.market, found.name)
        return withdrawn.ok ? ok({}) : withdrawn
      },
    }),
  },
  longestBody,
)
