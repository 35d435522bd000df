import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { exportFormSchema } from '#contract/account-form.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { exportFile } from '#services/account/export-file.ts'
import { asFile } from '../as-file.ts'
import { notFound, onPage, personal } from '../page-request.ts'
import { readMemberForm } from './member-form.ts'
import { asMember } from './member-page.ts'

/** All stored data of a member, as a file; only a form on the settings page can request it. */
export const downloadExport = asFile(
  onPage(request => {
    if (request.path !== `${buildUrl(request.market, 'settings')}export/`) throw notFound()
    return asMember(
      { ...request, path: buildUrl(request.market, 'settings') },
      async ({ member, ctx }) => {
        await readMemberForm(request, exportFormSchema)
        const file = await exportFile(ctx, member.userId)
        if (!file) throw notFound()
        return new Response(createReadableStreamFromReadable(Readable.from(file)), {
          headers: {
            ...personal,
            'content-type': 'application/zip',
            'content-disposition': 'attachment; filename="kintsu.zip"',
          },
        })
      },
    )
  }),
)

/** The export has no page to view. */
export const noExportPage = asFile(
  onPage(async () => {
    throw notFound()
  }),
)
