import { useIdentityText } from '#web/text/use-identity-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function NewHere({ registerPath }: { readonly registerPath: string }) {
  const { signIn } = useIdentityText()
  const { base } = useMarket()
  return (
    <p className="mt-5 border-t border-line pt-4 text-[0.9375rem]">
      {signIn.noAccount}{' '}
      <TextLink href={base + registerPath} className="inline-block min-h-6 font-semibold">
        {signIn.toRegister}
      </TextLink>
    </p>
  )
}
