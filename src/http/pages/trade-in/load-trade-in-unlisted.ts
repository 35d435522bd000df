import { data, redirect } from 'react-router'
import { unlistedDeviceFormSchema } from '#contract/unlisted-device-form.ts'
import { searchKey } from '#domain/device/listing-query.ts'
import { searchedText } from '#domain/device/searched-text.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { askAboutUnlisted } from '#services/trade-in/ask-about-unlisted.ts'
import { readMemberForm } from '../account/member-form.ts'
import { viewerOf } from '../identity/entry.ts'
import { onFixedPage, personal } from '../page-request.ts'

const page = 'sell-unlisted'
const sentKey = 'sent'

/** The form for a device that is not in the list, with the text that was searched for; `isSent` after it was sent. */
export const loadTradeInUnlisted = onFixedPage(page, async request => {
  const viewer = await viewerOf(request)
  return {
    device: searchedText(request.query.get(searchKey)),
    email: viewer.kind === 'member' ? (viewer.member.email ?? '') : '',
    isSent: request.query.has(sentKey),
  }
})

/** A refused request is shown again as typed. */
export const sendTradeInUnlisted = onFixedPage(page, async request => {
  const { market, ctx, site } = request
  const { captcha, ...form } = await readMemberForm(request, unlistedDeviceFormSchema)
  const result = await askAboutUnlisted(ctx, { market, form, captcha, address: site.address })
  if (result.ok)
    throw redirect(buildUrl(market, page, [], [[sentKey, '1']]), {
      status: 303,
      headers: personal,
    })
  const { refusal } = result
  const status = refusal.kind === 'too-many-tries' ? 429 : 422
  return data({ form, refusal, isUnsolved: captcha === '' }, { status, headers: personal })
})
