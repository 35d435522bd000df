import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['an address of any provider in capitals', 'Ana.Pop@Example.RO', 'ana.pop@example.ro'],
  ['Gmail with dots', 'a.n.a.pop@gmail.com', 'anapop@gmail.com'],
  ['Gmail with a suffix', 'anapop+shop1@gmail.com', 'anapop@gmail.com'],
  ['Gmail under its other name', 'Ana.Pop+x+y@googlemail.com', 'anapop@gmail.com'],
  ['Outlook with a suffix', 'ana+1@outlook.com', 'ana@outlook.com'],
  ['Hotmail of a country', 'ana+1@hotmail.co.uk', 'ana@hotmail.co.uk'],
  ['Live', 'ana+1@live.com', 'ana@live.com'],
  ['MSN', 'ana+1@msn.com', 'ana@msn.com'],
  ['iCloud with a suffix', 'ana+1@icloud.com', 'ana@icloud.com'],
  ['iCloud under its first name', 'ana@mac.com', 'ana@icloud.com'],
  ['Proton with a suffix', 'ana+1@proton.me', 'ana@proton.me'],
  ['Proton with hyphens and dots', 'a-n_a.pop@protonmail.com', 'anapop@proton.me'],
  ['Fastmail with a suffix', 'ana+1@fastmail.com', 'ana@fastmail.com'],
  ['Fastmail with the name as a subdomain', 'shop1@ana.fastmail.com', 'ana@fastmail.com'],
  ['Yahoo with a keyword', 'ana-shop1@yahoo.ro', 'ana@yahoo.ro'],
  ['Yahoo elsewhere', 'ana-shop1@yahoo.co.uk', 'ana@yahoo.co.uk'],
])('%s counts as the mailbox that receives its email', (_, written, mailbox) => {
  expect(mailboxOf(written)).toBe(mailbox)
})

test.each([
  ['dots at Outlook', 'ana.pop@outlook.com', 'anapop@outlook.com'],
  ['dots at Yahoo', 'ana.pop@yahoo.com', 'anapop@yahoo.com'],
  ['a hyphen at Gmail', 'ana-pop@gmail.com', 'ana@gmail.com'],
  ['a hyphen at Outlook', 'ana-pop@outlook.com', 'ana@outlook.com'],
  ['a suffix where nobody knows the provider', 'ana+pop@example.com', 'ana@example.com'],
  ['dots where nobody knows the provider', 'ana.pop@example.com', 'anapop@example.com'],
  ['the same name at Outlook and Hotmail', 'ana@outlook.com', 'ana@hotmail.com'],
  ['a domain that only ends like Gmail', 'a.na@notgmail.com', 'ana@notgmail.com'],
  ['a domain that goes on after Gmail', 'a.na@gmail.com.example', 'ana@gmail.com.example'],
])('two addresses are different mailboxes: %s', (_, one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other))
})
