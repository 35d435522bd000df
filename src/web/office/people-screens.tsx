import { marketNames, markets } from '#domain/market/market.ts'
import { type Grant, isSameGrant, mayGrant } from '#domain/staff/grant.ts'
import { officeLanguageNames } from '#domain/staff/office-locale.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { staffRoles } from '#domain/staff/role.ts'
import { type OfficeLanguage, officeLanguages } from '#domain/staff/staff.ts'
import type { OfficeText } from '#text/staff/page/en.ts'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm, DoneAlert } from './act-form.tsx'
import { useOfficeText } from './office-text.ts'
import { Cell, Choice, Facts, OfficeTitle, Section, StateMark, Table, TextField } from './parts.tsx'

type Person = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: OfficeLanguage
  readonly hasSecondFactor: boolean
  readonly grants: readonly Grant[]
  readonly disabledAt: Date | null
}

type PeopleScreenProps = { readonly people: readonly Person[]; readonly own: readonly Grant[] }

export function PeopleScreen({ people, own }: PeopleScreenProps) {
  const text = useOfficeText()
  const { people: words, pages } = text
  return (
    <>
      <OfficeTitle>{pages.people}</OfficeTitle>
      <DoneAlert />
      <Table caption={pages.people} heads={[words.name, words.email, words.roles, words.factor]}>
        {people.map(person => (
          <tr key={person.id}>
            <Cell>
              <TextLink href={officeUrl('person', person.id)}>{person.name}</TextLink>{' '}
              {person.disabledAt !== null && <StateMark>{words.left}</StateMark>}
            </Cell>
            <Cell>{person.email}</Cell>
            <Cell>{rolesText(text, person.grants)}</Cell>
            <Cell>{person.hasSecondFactor ? words.yes : words.no}</Cell>
          </tr>
        ))}
      </Table>
      <Section title={words.invite}>
        <p className="text-ink-2">{words.inviteText}</p>
        <ActForm act="invite-person" market={undefined} hasReason={false}>
          <div className="grid gap-3 sm:grid-cols-3">
            <TextField label={words.name} name="name" required maxLength={100} autoComplete="off" />
            <TextField label={words.email} name="email" type="email" required autoComplete="off" />
            <Choice
              label={words.language}
              name="language"
              options={officeLanguages.map(each => [each, officeLanguageNames[each]] as const)}
            />
          </div>
          <Grants own={own} held={[]} />
        </ActForm>
      </Section>
    </>
  )
}

function rolesText({ roles }: OfficeText, grants: readonly Grant[]): string {
  const of = Map.groupBy(grants, ({ role }) => role)
  return [...of]
    .map(([role, held]) =>
      held.length === markets.length
        ? roles[role]
        : `${roles[role]} (${held.map(({ market }) => marketNames[market]).join(', ')})`,
    )
    .join(', ')
}

type PersonScreenProps = {
  readonly person: Person
  readonly own: readonly Grant[]
  readonly isSelf: boolean
}

export function PersonScreen({ person, own, isSelf }: PersonScreenProps) {
  const { people: words, acts, signIn } = useOfficeText()
  return (
    <>
      <OfficeTitle aside={person.disabledAt !== null && <StateMark>{words.left}</StateMark>}>
        {person.name}
      </OfficeTitle>
      <DoneAlert />
      {isSelf && <p className="text-ink-2">{words.self}</p>}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <Section title={acts['change-roles']}>
          <Facts
            facts={[
              [signIn.email, person.email],
              [words.factor, person.hasSecondFactor ? words.yes : words.no],
            ]}
          />
          <ActForm act="change-roles" market={undefined}>
            <Grants own={own} held={person.grants} />
          </ActForm>
        </Section>
        <Section title={signIn.title}>
          <ActForm act="send-password-link" market={undefined} tone="ghost" />
          {person.hasSecondFactor && (
            <ActForm act="reset-second-factor" market={undefined} tone="ghost" />
          )}
          {!isSelf && (
            <ActForm
              act={person.disabledAt === null ? 'disable-person' : 'enable-person'}
              market={undefined}
              tone="ghost"
            />
          )}
        </Section>
      </div>
    </>
  )
}

/** One box per role and market; those that the viewer cannot give stay as they are. */
function Grants({
  own,
  held,
}: {
  readonly own: readonly Grant[]
  readonly held: readonly Grant[]
}) {
  const { people: words, roles } = useOfficeText()
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 text-label font-[560]">{words.roles}</legend>
      <p className="text-meta text-ink-2">{words.noGrant}</p>
      <Table
        caption={words.roles}
        heads={[words.roles, ...markets.map(market => marketNames[market])]}
      >
        {staffRoles.map(role => (
          <tr key={role}>
            <Cell className="font-[560] whitespace-nowrap">{roles[role]}</Cell>
            {markets.map(market => (
              <Cell key={market}>
                <GrantBox grant={{ role, market }} own={own} held={held} />
              </Cell>
            ))}
          </tr>
        ))}
      </Table>
    </fieldset>
  )
}

type GrantBoxProps = {
  readonly grant: Grant
  readonly own: readonly Grant[]
  readonly held: readonly Grant[]
}

function GrantBox({ grant, own, held }: GrantBoxProps) {
  const { roles } = useOfficeText()
  const { role, market } = grant
  const isHeld = held.some(each => isSameGrant(each, grant))
  const isOwn = mayGrant(own, grant)
  const value = `${role} ${market}`
  return (
    <>
      {isHeld && !isOwn && <input type="hidden" name="grant" value={value} />}
      <input
        type="checkbox"
        name="grant"
        value={value}
        defaultChecked={isHeld}
        disabled={!isOwn}
        aria-label={`${roles[role]}, ${marketNames[market]}`}
        className="size-6 accent-jade"
      />
    </>
  )
}
