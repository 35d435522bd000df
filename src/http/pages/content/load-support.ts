import { data, redirect } from 'react-router'
import { contactFormSchema } from '#contract/contact-form.ts'
import { faqOf, searchFaq } from '#domain/content/faq.ts'
import { searchedText } from '#domain/device/searched-text.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { readTextPage } from '#services/content/read-content.ts'
import { sendContact } from '#services/content/send-contact.ts'
import { readMemberForm } from '../account/member-form.ts'
import { notFound, onFixedPage, personal } from '../page-request.ts'

const page = 'support'

/** The questions and answers that match the search text; `sent` after a message was sent. */
export const loadSupport = onFixedPage(page, async ({ market, query, ctx }) => {
  const text = await readTextPage(ctx, market, page)
  if (!text) throw notFound()
  const search = searchedText(query.get('q'))
  const { title, description } = text
  const sections = searchFaq(faqOf(text.blocks), search)
  const company = ctx.settings.companyOf(market)
  return { title, description, search, sections, company, isSent: query.has('sent') }
})

/** A message to the shop; a refused one returns with the input. */
export const handleSendContact = onFixedPage(page, async request => {
  const { market, ctx, site } = request
  const { captcha, ...form } = await readMemberForm(request, contactFormSchema)
  const result = await sendContact(ctx, { market, form, captcha, address: site.address })
  if (result.ok) {
    const [path] = buildUrl(market, page).split('#')
    const [, place = ''] = buildUrl(market, 'contact').split('#')
    throw redirect(`${path}?sent=1#${place}`, { status: 303, headers: personal })
  }
  const { refusal } = result
  const status = refusal.kind === 'too-many-tries' ? 429 : 422
  return data({ form, refusal, isUnsolved: captcha === '' }, { status, headers: personal })
})
