import { exportFormSchema } from '#contract/account-form.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { readMemberForm } from './member-form.ts'
import { asMember } from './member-page.ts'
import { notFound, onPage, personal } from './page-request.ts'

/** All that is kept of a member, as a file; only a form of the settings asks for it. */
export const exportAccount = onPage(request => {
  if (request.path !== `${buildUrl(request.market, 'settings')}export/`) throw notFound()
  return asMember(
    { ...request, path: buildUrl(request.market, 'settings') },
    async ({ member, shop }) => {
      await readMemberForm(request, exportFormSchema)
      const record = await shop.exportAccount(member.userId)
      if (!record) throw notFound()
      return new Response(JSON.stringify(record, undefined, 2), {
        headers: {
          ...personal,
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': 'attachment; filename="kintsu.json"',
        },
      })
    },
  )
})

/** A file is not looked at. */
export const noExportPage = onPage(async () => {
  throw notFound()
})
