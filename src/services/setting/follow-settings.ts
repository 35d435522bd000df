import { readSettingState } from '#store/setting/settings.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'settings' | 'responses'>

/** The state of the settings that a process has in memory. */
const known = new WeakMap<Context['settings'], string>()

/**
 * Reads the settings again if they were written since, by whichever process or command, and forgets the responses
 * that were created with the previous ones. Returns how often it did: 1 or 0.
 */
export async function followSettings({ sql, settings, responses }: Ctx): Promise<number> {
  const state = await readSettingState(sql)
  if (known.get(settings) === state) return 0
  await settings.reload()
  responses.forgetAll()
  known.set(settings, state)
  return 1
}
