import { data, redirect } from 'react-router'
import { contactFormSchema } from '#contract/contact-form.ts'
import { faqOf, searchFaq } from '#domain/content/faq.ts'
import { searchedText } from '#domain/device/searched-text.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { readMemberForm } from './member-form.ts'
import { notFound, onFixedPage, personal } from './page-request.ts'

const page = 'support'

/** Questions with their answers, those that hold what is looked for; `sent` where a message has just arrived. */
export const loadSupport = onFixedPage(page, async ({ market, query, shop }) => {
  const text = await shop.readTextPage(market, page)
  if (!text) throw notFound()
  const requested = searchedText(query.get('q'))
  const { title, description } = text
  const sections = searchFaq(faqOf(text.blocks), requested)
  const company = shop.companyOf(market)
  return { title, description, wanted: requested, sections, company, isSent: query.has('sent') }
})

/** A message to the shop; what was refused comes back as it was typed. */
export const sendContact = onFixedPage(page, async request => {
  const { market, shop, site } = request
  const { captcha, ...form } = await readMemberForm(request, contactFormSchema)
  const result = await shop.sendContact({ market, form, captcha, address: site.address })
  if (result.ok) {
    const [path] = buildUrl(market, page).split('#')
    const [, place = ''] = buildUrl(market, 'contact').split('#')
    throw redirect(`${path}?sent=1#${place}`, { status: 303, headers: personal })
  }
  const { refusal } = result
  const status = refusal.kind === 'too-many-tries' ? 429 : 422
  return data({ form, refusal }, { status, headers: personal })
})
