import { at, type Samples, token } from './sample'

/** The way into an account, and what changes in it. */
export const accountSamples = {
  'setup-link': { 'linket fra stenen': (site) => ({ ...site, token, code: '7G4T9-QW2B2', validDays: 7 }) },
  'account-known': {
    'kontoen findes': (site) => ({
      ...site,
      fullName: 'Åse Ærø',
      code: '7G4T9-QW2B2',
      loginUrl: at(site, '/qr-scan/7G4T9QW2B2/login'),
    }),
  },
  welcome: {
    'ny konto': (site) => ({
      ...site,
      fullName: 'Åse Ærø',
      username: 'Åse.Ærø',
      continueUrl: at(site, '/qr-setup/7G4T9QW2B2'),
    }),
  },
  'password-reset': { 'ny adgangskode': (site) => ({ ...site, token, fullName: 'Åse Ærø' }) },
  'password-changed': {
    'adgangskoden er skiftet': (site) => ({ ...site, fullName: 'Åse Ærø', changedAt: '3. maj 2026 kl. 14.05' }),
  },
  'email-change': { 'ny mailadresse': (site) => ({ ...site, token, fullName: 'Åse Ærø', username: 'Åse.Ærø' }) },
  'email-changed': {
    'mailadressen er skiftet': (site) => ({
      ...site,
      fullName: 'Åse Ærø',
      newEmail: 'Åse.Ærø@eksempel.dk',
      changedAt: '3. maj 2026 kl. 14.05',
    }),
  },
} satisfies Partial<Samples>
