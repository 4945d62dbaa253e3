import type { SiteProps } from '../email-frame'
import type { MailTemplates } from '../templates'
import { at, longName, type Samples, token } from './sample'

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
  'password-reset': {
    'ny adgangskode': (site) => ({ ...site, token, fullName: 'Åse Ærø' }),
    'ny adgangskode, sendt af os': (site) => ({ ...site, token, fullName: 'Åse Ærø', isFromHouse: true }),
  },
  'account-act': {
    'kontoen er lukket': (site) => acted(site, 'disabled'),
    'kontoen er åben igen': (site) => acted(site, 'reopened'),
    'logget ud': (site) => acted(site, 'signed-out'),
    'gjort til administrator': (site) => acted(site, 'made-administrator'),
    'gjort til værksted': (site) => acted(site, 'made-workshop'),
    'ikke længere medarbejder': (site) => acted(site, 'no-longer-staff'),
  },
  'password-changed': {
    'adgangskoden er skiftet': (site) => ({ ...site, fullName: 'Åse Ærø', changedAt: '3. maj 2026 kl. 14.05' }),
  },
  'second-factor-changed': {
    'engangskoder slået til': (site) => ({
      ...site,
      fullName: 'Åse Ærø',
      changedAt: '3. maj 2026 kl. 14.05',
      what: 'set-up',
    }),
    'nye nødkoder': (site) => ({ ...site, fullName: 'Åse Ærø', changedAt: '3. maj 2026 kl. 14.05', what: 'new-codes' }),
    'engangskoder nulstillet': (site) => ({
      ...site,
      fullName: 'Åse Ærø',
      changedAt: '3. maj 2026 kl. 14.05',
      what: 'reset',
    }),
  },
  'email-change': {
    'ny mailadresse': (site) => ({ ...site, token, fullName: 'Åse Ærø', username: 'Åse.Ærø' }),
    'adressen er ikke bekræftet': (site) => ({ ...site, token, fullName: null, username: null }),
  },
  'email-confirmation': { 'ny konto': (site) => ({ ...site, token, validDays: 30 }) },
  'email-changed': {
    'mailadressen er skiftet': (site) => ({
      ...site,
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
  },
} satisfies Partial<Samples>

const given = (
  site: SiteProps,
  to: Pick<MailTemplates['code-given'], 'isNew' | 'memorialNames'>,
): MailTemplates['code-given'] => ({
  ...site,
  ...to,
  fullName: 'Åse Ærø',
  code: '7G4T9-QW2B2',
  isLinked: true,
  reason: 'Koden blev låst til den forkerte konto hos stenhuggeren.',
  profileUrl: at(site, '/profile'),
})

const acted = (site: SiteProps, act: MailTemplates['account-act']['act']): MailTemplates['account-act'] => ({
  ...site,
  act,
  fullName: 'Åse Ærø',
  reason: act === 'signed-out' ? null : 'Vi har aftalt det med dig i telefonen.\nSkriv, hvis der er mere.',
})
