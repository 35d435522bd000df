/** A person known to the fake identity provider. */
export type PlayedPerson = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly isEmailVerified: boolean
}

export const persons: readonly PlayedPerson[] = [
  { id: 'alfa', name: 'Alfa Demo', email: 'alfa@demo.example', isEmailVerified: true },
  { id: 'beta', name: 'Beta Demo', email: 'beta@demo.example', isEmailVerified: true },
  { id: 'gama', name: 'Gama Demo', email: 'gama@demo.example', isEmailVerified: false },
]

export function personCalled(id: unknown): PlayedPerson | undefined {
  return persons.find(person => person.id === id)
}

/** The OpenID Connect claims of a person, limited to the scope. */
export function claimsOf(person: PlayedPerson, scope: string) {
  const scopes = scope.split(' ')
  return {
    sub: `person-${person.id}`,
    ...(scopes.includes('profile') && { name: person.name }),
    ...(scopes.includes('email') && {
      email: person.email,
      email_verified: person.isEmailVerified,
    }),
  }
}
