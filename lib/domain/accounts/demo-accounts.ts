import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { emailKeyOf, usernameKeyOf } from '@/lib/shared/identity-keys'

/** The demo accounts' password. They exist only where DEMO_DATA is set, and their credentials are public. */
export const demoPassword = 'mindelund-demo'

export const demoAccounts = {
  admin: { username: 'demo-admin', fullName: 'Anne Bach', email: 'demo-admin@mindelund.example' },
  family: { username: 'demo-familie', fullName: 'Mette Holm Jensen', email: 'demo-familie@mindelund.example' },
  family2: { username: 'demo-familie2', fullName: 'Søren Thomsen', email: 'demo-familie2@mindelund.example' },
  reseller: { username: 'demo-stenhugger', fullName: 'Lars Granit', email: 'demo-stenhugger@mindelund.example' },
  production: { username: 'demo-vaerksted', fullName: 'Ida Værksted', email: 'demo-vaerksted@mindelund.example' },
} as const

/**
 * Accounts that are not offered for signing in, with the same password: a sister who helps, and a reseller's customer.
 */
export const demoGuests = {
  sister: { username: 'demo-soester', fullName: 'Birgit Holm', email: 'demo-soester@mindelund.example' },
  customer: { username: 'demo-kunde', fullName: 'Kirsten Buhl', email: 'demo-kunde@mindelund.example' },
} as const

/** Undeliverable (RFC 2606), and reserved for demo accounts. */
export const demoMailDomain = '@mindelund.example'

/** The actor who produced the demo codes, in their history. */
export const demoActorName = 'Demonstration'

/** The company of `demoAccounts.reseller`. The CVR number is invented and passes the modulus 11 check. */
export const demoReseller = {
  companyName: 'Granit & Minde ApS',
  cvr: '12345674',
  contactName: demoAccounts.reseller.fullName,
  email: demoAccounts.reseller.email,
  phone: '75581234',
  address: 'Stenhuggervej 3',
  postcode: '7100',
  city: 'Vejle',
} as const

export type DemoRole = keyof typeof demoAccounts

/** The initial keys (base32) of the demo accounts that have a second factor. */
export const demoKeys = {
  admin: 'MINDELUNDDEMOADMINISTRATORABCDEF',
  production: 'MINDELUNDDEMOVAERKSTEDETGHIJKLMN',
} as const
export const staffRoles = ['admin', 'production'] as const

export const demoPackages = {
  open: 'Demonstration uden aktiveringskode',
  withActivation: 'Demonstration med aktiveringskode',
} as const

export const demoUsernameKeys: string[] = [...Object.values(demoAccounts), ...Object.values(demoGuests)].map(
  ({ username }) => usernameKeyOf(username),
)

/**
 * Reserves the demo accounts' usernames and mail domain: an account with one of them counts as demo data, and a real
 * site would refuse to start. Throws USERNAME_TAKEN or EMAIL_TAKEN at its field.
 */
export function assertNotDemoName({ username, email }: { username: string; email?: string }): void {
  if (demoUsernameKeys.includes(usernameKeyOf(username))) {
    throw new AccountError('USERNAME_TAKEN').at('username')
  }
  if (email && emailKeyOf(email).endsWith(demoMailDomain)) {
    throw new AccountError('EMAIL_TAKEN').at('email')
  }
}
