import type { Context } from '../context.ts'
import type { RequestOrigin } from './identity.ts'

type Ctx = Pick<Context, 'guards'>

/** Whether the next attempt with this email address requires a solved captcha. */
export function needsCaptcha(ctx: Ctx, email: string, caller: RequestOrigin): Promise<boolean> {
  return ctx.guards.identity.needsCaptcha({ account: email.trim().toLowerCase(), caller })
}
