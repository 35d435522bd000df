import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { exportFormSchema } from '#contract/account-form.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { readMemberForm } from './member-form.ts'
import { asMember } from './member-page.ts'
import { type LoaderArgs, notFound, onPage, personal } from './page-request.ts'

/** A route without a page: what other pages throw to be drawn with a status is an answer of that status here. */
const asFile =
  <T>(load: (args: LoaderArgs) => Promise<T>) =>
  async (args: LoaderArgs): Promise<T | Response> => {
    try {
      return await load(args)
    } catch (thrown) {
      const status = statusOf(thrown)
      if (status === undefined) throw thrown
      return new Response(null, { status, headers: personal })
    }
  }

const statusOf = (thrown: unknown): number | undefined => {
  if (typeof thrown !== 'object' || thrown === null || !('init' in thrown)) return undefined
  const { status } = Object(thrown.init)
  return typeof status === 'number' ? status : undefined
}

/** All that is kept of a member, as a file; only a form of the settings asks for it. */
export const exportAccount = asFile(
  onPage(request => {
    if (request.path !== `${buildUrl(request.market, 'settings')}export/`) throw notFound()
    return asMember(
      { ...request, path: buildUrl(request.market, 'settings') },
      async ({ member, shop }) => {
        await readMemberForm(request, exportFormSchema)
        const file = await shop.exportFile(member.userId)
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

/** A file is not looked at. */
export const noExportPage = asFile(
  onPage(async () => {
    throw notFound()
  }),
)
