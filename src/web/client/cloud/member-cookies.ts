function cookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find(each => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/** Whether somebody signed in with this browser; the session itself no script can see. */
export function isMemberHere(): boolean {
  return cookie('kintsu-member') === '1'
}

/** Spec 4.7: what is exchanged for the way to the cart document. */
export function customToken(): string | undefined {
  return cookie('customToken') || undefined
}

export function forgetMember(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on plain http and in older browsers
  document.cookie = 'kintsu-member=; Path=/; Max-Age=0; SameSite=Lax'
}
