import type { SiteProps } from '@/lib/emails/email-frame'
import type { MailTemplates } from '@/lib/emails/templates'
import { at, longName, type Samples, statement, token } from './sample'

/** Sign-up, sign-in and changes of an account. */
export const accountSamples = {
  'setup-link': { 'linket fra stenen': () => ({ token, code: '7G4T9-QW2B2', validDays: 7 }) },
  'account-known': {
    'kontoen findes': (site) => ({
      fullName: 'Åse Ærø',
      code: '7G4T9-QW2B2',
      loginUrl: at(site, '/qr-scan/7G4T9QW2B2/login'),
    }),
  },
  welcome: {
    'ny konto': (site) => ({
      fullName: 'Åse Ærø',
      username: 'Åse.Ærø',
      continueUrl: at(site, '/qr-setup/7G4T9QW2B2'),
    }),
  },
  'password-reset': {
    'ny adgangskode': () => ({ token, fullName: 'Åse Ærø', validFor: 'en time' }),
    'ny adgangskode, sendt af os': () => ({
      token,
      fullName: 'Åse Ærø',
      validFor: 'en time',
      isFromAdministrators: true,
    }),
  },
  'account-act': {
    'kontoen er lukket': (site) => ({
      ...acted('disabled'),
      statement: statement(site, 'Grunden er vores betingelser for en konto.', 'Du'),
    }),
    'kontoen er åben igen': () => acted('reopened'),
    'logget ud': () => acted('signed-out'),
    'gjort til administrator': () => acted('made-administrator'),
    'gjort til værksted': () => acted('made-workshop'),
    'ikke længere medarbejder': () => acted('no-longer-staff'),
  },
  'password-changed': {
    'adgangskoden er skiftet': () => ({ fullName: 'Åse Ærø', changedAt: '3. maj 2026 kl. 14.05' }),
  },
  'second-factor-changed': {
    'engangskoder slået til': () => ({
      fullName: 'Åse Ærø',
      changedAt: '3. maj 2026 kl. 14.05',
      what: 'set-up',
    }),
    'nye nødkoder': () => ({ fullName: 'Åse Ærø', changedAt: '3. maj 2026 kl. 14.05', what: 'new-codes' }),
    'engangskoder nulstillet': () => ({
      fullName: 'Åse Ærø',
      changedAt: '3. maj 2026 kl. 14.05',
      what: 'reset',
    }),
  },
  'email-change': {
    'ny mailadresse': () => ({ token, fullName: 'Åse Ærø', username: 'Åse.Ærø', validFor: 'et døgn' }),
    'adressen er ikke bekræftet': () => ({ token, fullName: null, username: null, validFor: 'et døgn' }),
  },
  'email-confirmation': { 'ny konto': () => ({ token, validDays: 30 }) },
  'email-changed': {
    'mailadressen er skiftet': () => ({
      fullName: 'Åse Ærø',
      newEmail: 'Åse.Ærø@eksempel.dk',
      changedAt: '3. maj 2026 kl. 14.05',
    }),
  },
  'code-given': {
    'til den nye ejer, siden fulgte med': (site) => given(site, { isNew: true, memorialNames: [longName] }),
    'til den tidligere ejer, siden fulgte med': (site) =>
      given(site, { isNew: false, memorialNames: ['Karen Holm', 'Bo Holm'] }),
    'til den nye ejer, siden blev': (site) => given(site, { isNew: true, memorialNames: [] }),
    'til den tidligere ejer, siden blev': (site) => given(site, { isNew: false, memorialNames: [] }),
    'til den nye ejer, uden side': (site) => ({ ...given(site, { isNew: true, memorialNames: [] }), isLinked: false }),
  },
} satisfies Partial<Samples>

const given = (
  site: SiteProps,
  to: Pick<MailTemplates['code-given'], 'isNew' | 'memorialNames'>,
): MailTemplates['code-given'] => ({
  ...to,
  fullName: 'Åse Ærø',
  code: '7G4T9-QW2B2',
  isLinked: true,
  reason: 'Koden blev låst til den forkerte konto hos stenhuggeren.',
  profileUrl: at(site, '/profile'),
})

const acted = (act: MailTemplates['account-act']['act']): MailTemplates['account-act'] => ({
  act,
  fullName: 'Åse Ærø',
  reason: act === 'signed-out' ? null : 'Vi har aftalt det med dig i telefonen.\nSkriv, hvis der er mere.',
})
