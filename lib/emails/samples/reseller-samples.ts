import type { SiteProps } from '@/lib/emails/email-frame'
import type { MailTemplates } from '@/lib/emails/templates'
import { at, type Samples, statement, token } from './sample'

const company = { contactName: 'Jens Ærø', companyName: 'Lyngby Stenhuggeri & Søn ApS' }
const expiresOn = 'tirsdag den 2. juni 2026'

const approved = (site: SiteProps): MailTemplates['reseller-application-approved'] => ({
  ...company,
  actionUrl: at(site, `/setup/${token}`),
  setup: { expiresOn },
})

const order = (site: SiteProps): MailTemplates['reseller-order-decided'] => ({
  contactName: company.contactName,
  number: 17,
  count: 1200,
  wantsPlaques: true,
  reason: null,
  ordersUrl: at(site, '/reseller-dashboard/orders'),
})

const asked = (site: SiteProps): MailTemplates['reseller-application-opened'] => ({
  ...company,
  cvr: '12\u00A034\u00A056\u00A074',
  city: 'Kongens Lyngby',
  message: 'Vi hugger selv i granit og skifer.\nVi skal bruge cirka 40 koder om året.',
  answerTime: 'to hverdage',
  deskUrl: at(site, '/admin/resellers#ansoegning-0190a1b2-5c6d-7000-8000-0123456789ab'),
})

const ordered = (site: SiteProps): MailTemplates['reseller-order-opened'] => ({
  companyName: company.companyName,
  number: 17,
  order: '1.200 plader, Skifer, 40 mm, med aktiveringskode',
  wantedOn: '1. marts 2026',
  orderedByName: company.contactName,
  message: 'De 200 først, hvis det kan lade sig gøre.',
  deskUrl: at(site, '/admin/resellers/0190a1b2-5c6d-7000-8000-0123456789ab'),
})

/** To resellers, and to administrators about resellers. */
export const resellerSamples = {
  'reseller-application-opened': {
    'til os': asked,
    'uden besked': (site) => ({ ...asked(site), message: null }),
  },
  'reseller-order-opened': {
    'til os': ordered,
    'uden dag og besked': (site) => ({
      ...ordered(site),
      order: '1 kode, uden aktiveringskode',
      wantedOn: null,
      message: null,
    }),
  },
  'reseller-application-received': { kvittering: () => ({ answerTime: 'to hverdage' }) },
  'reseller-application-approved': {
    'uden konto': approved,
    'med konto': (site) => ({ ...approved(site), actionUrl: at(site, '/reseller-dashboard'), setup: null }),
  },
  'reseller-application-rejected': {
    afslag: () => ({ reason: 'CVR-nummeret hører til en anden virksomhed.' }),
  },
  'reseller-invitation': {
    kollega: (site) => invited(site, 'colleague'),
    ansvarlig: (site) => ({ ...invited(site, 'owner'), inviterName: null }),
  },
  'reseller-suspended': {
    pause: (site) => ({
      ...company,
      reason: 'Vi har fået en kode meldt, som er hugget i to sten.',
      statement: statement(site, 'Grunden er betingelserne for forhandlere.', 'I'),
    }),
  },
  'reseller-resumed': { åbnet: (site) => ({ ...company, dashboardUrl: at(site, '/reseller-dashboard') }) },
  'reseller-order-decided': {
    'sat i gang': order,
    'kun koder': (site) => ({ ...order(site), count: 1, wantsPlaques: false }),
    'kan ikke laves': (site) => ({ ...order(site), reason: 'Skifer er udsolgt til efter sommer.' }),
  },
} satisfies Partial<Samples>

function invited(site: SiteProps, role: 'owner' | 'colleague'): MailTemplates['reseller-invitation'] {
  const { companyName } = company
  return {
    inviterName: 'Jens Ærø',
    companyName,
    role,
    expiresOn,
    invitationUrl: at(site, `/invitation/${token}`),
  }
}
