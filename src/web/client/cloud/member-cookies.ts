function cookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find(each => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/** Whether somebody signed in with this browser; scripts cannot see the session itself. */
export function isMemberHere(): boolean {
  return cookie('kintsu-member') === '1'
}

/** The token that is exchanged for access to the cart document (Spec 4.7). */
export function customToken(): string | undefined {
  return cookie('customToken') || undefined
}

export function forgetMember(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on plain http and in older browsers
  document.cookie = 'kintsu-member=; Path=/; Max-Age=0; SameSite=Lax'
}
