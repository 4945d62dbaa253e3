/** The demonstration's sign-ins. They exist only where DEMO_DATA is set, and everybody may read them there. */
export const demoPassword = 'mindelund-demo'

export const demoAccounts = {
  admin: { username: 'demo-admin', fullName: 'Anne Bach', email: 'demo-admin@mindelund.example' },
  family: { username: 'demo-familie', fullName: 'Mette Holm Jensen', email: 'demo-familie@mindelund.example' },
  family2: { username: 'demo-familie2', fullName: 'Søren Thomsen', email: 'demo-familie2@mindelund.example' },
  reseller: { username: 'demo-stenhugger', fullName: 'Lars Granit', email: 'demo-stenhugger@mindelund.example' },
  production: { username: 'demo-vaerksted', fullName: 'Ida Værksted', email: 'demo-vaerksted@mindelund.example' },
} as const

/** Accounts that nobody signs in to, with the same password: a sister who helps, and a reseller's customer. */
export const demoGuests = {
  sister: { username: 'demo-soester', fullName: 'Birgit Holm', email: 'demo-soester@mindelund.example' },
  customer: { username: 'demo-kunde', fullName: 'Kirsten Buhl', email: 'demo-kunde@mindelund.example' },
} as const

/** No mail ever gets there (RFC 2606), and no account but the demonstration's is made with it. */
export const demoMailDomain = '@mindelund.example'

/** Who stands as the maker of the demonstration's codes. */
export const demoActorName = 'Demonstration'

/** The company of the `reseller`. An invented number that passes the check of modulus 11. */
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

/** Those who sign in with a second factor, and the keys that it begins with (base32). */
export const demoKeys = {
  admin: 'MINDELUNDDEMOADMINISTRATORABCDEF',
  production: 'MINDELUNDDEMOVAERKSTEDETGHIJKLMN',
} as const
export const staffRoles = ['admin', 'production'] as const

export const demoPackages = {
  open: 'Demonstration uden aktiveringskode',
  withActivation: 'Demonstration med aktiveringskode',
} as const
