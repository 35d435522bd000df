import type { FormEvent } from 'react'
import { nameRules } from '#domain/field/contact-rules.ts'
import { type OwnProfile, parcelNewsWays } from '#domain/identity/own-profile.ts'
import { refusalOf, type SettingsRefusal } from '#domain/identity/settings-refusal.ts'
import { markets } from '#domain/market/market.ts'
import { NameInput } from '#web/form/person-fields.tsx'
import { useForm } from '#web/form/use-form.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Select } from '#web/ui/select.tsx'

type ProfileFormProps = {
  readonly profile: OwnProfile
  readonly email?: string
  readonly isEmailVerified: boolean
  readonly phone?: string
  /** Whether the shop has a gateway for them. */
  readonly sendsTextMessages: boolean
  readonly refusal: SettingsRefusal | undefined
}

/** Submitted by the browser itself, so it works without scripts; refused input is shown again as typed. */
export function ProfileForm(props: ProfileFormProps) {
  const { settings } = useAccountText()
  const { profile: text } = settings
  const form = useProfileForm(props)
  const send = (event: FormEvent) => {
    if (!form.submit()) event.preventDefault()
  }
  return (
    <form method="post" noValidate onSubmit={send}>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NameInput {...form.field('name')} name="name" className="sm:col-span-2" />
        <Contacts {...props} />
        <Select
          id="settings-market"
          name="market"
          label={text.market}
          defaultValue={props.profile.market}
          className="sm:col-span-2"
        >
          {markets.map(each => (
            <option key={each} value={each}>
              {text.languages[each]}
            </option>
          ))}
        </Select>
        {props.sendsTextMessages && (
          <Select
            id="settings-parcel-news"
            name="parcelNewsBy"
            label={text.parcelNews.label}
            hint={text.parcelNews.hint}
            defaultValue={props.profile.parcelNewsBy}
            className="sm:col-span-2"
          >
            {parcelNewsWays.map(each => (
              <option key={each} value={each}>
                {text.parcelNews.ways[each]}
              </option>
            ))}
          </Select>
        )}
        <Checkbox
          name="newsletter"
          label={text.newsletter}
          defaultChecked={props.profile.wantsNewsletter}
          className="sm:col-span-2"
        />
      </div>
      <Button type="submit" size="small" name="intent" value="profile" className="mt-5">
        {text.save}
      </Button>
    </form>
  )
}

function useProfileForm({ refusal, profile }: ProfileFormProps) {
  const { name } = useAccountText().settings.profile
  const { market } = useMarket()
  const refused = refusalOf(refusal, 'profile')
  return useForm({
    location: 'settings-profile',
    initial: { name: refused?.name ?? profile.name },
    rules: { name: nameRules(market) },
    labels: { name },
    refused: refused ? ['name'] : [],
  })
}

/** Shown but not editable here: both are sign-in methods, changed below after verification. */
function Contacts({ email, isEmailVerified, phone }: ProfileFormProps) {
  const { profile: text } = useAccountText().settings
  return (
    <dl className="contents">
      <div className="min-w-0">
        <dt className="text-label font-[620]">{text.email}</dt>
        <dd className="text-ink-2 [overflow-wrap:anywhere]">
          {email ?? text.none}
          {email !== undefined && !isEmailVerified && (
            <span className="block text-note text-gold-ink">{text.emailOpen}</span>
          )}
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="text-label font-[620]">{text.phone}</dt>
        <dd className="text-ink-2">{phone ?? text.none}</dd>
      </div>
    </dl>
  )
}
