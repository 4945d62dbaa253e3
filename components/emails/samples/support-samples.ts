import type { SiteProps } from '../email-frame'
import type { MailTemplates } from '../render-mail'
import { at, type Samples, token } from './sample'

const supportCase = (site: SiteProps): MailTemplates['support-receipt'] => ({
  ...site,
  number: 1042,
  name: 'Åse Ærø',
  subject: 'Et billede af min mor',
  text: 'Jeg er på et af billederne på en side, jeg ikke kender.\n\nKan I tage det ned?',
  caseUrl: at(site, `/contact?sag=${token}`),
})

/** A case, as the one who wrote and the house read it. */
export const supportSamples = {
  'support-receipt': { kvittering: supportCase },
  'support-answer': {
    'et svar': (site) => ({
      ...supportCase(site),
      text: 'Kære Åse\n\nNu er billedet taget ned.\n\nVenlig hilsen\nMette',
      answeredBy: 'Mette Holm Jensen',
    }),
  },
  'support-opened': {
    'en ny sag': (site) => ({
      ...supportCase(site),
      topic: 'Fjern noget om mig',
      caseUrl: at(site, '/admin/support?sag=1042'),
      isReply: false,
    }),
    'nyt i en sag': (site) => ({
      ...supportCase(site),
      topic: 'Spørgsmål',
      caseUrl: at(site, '/admin/support?sag=1042'),
      isReply: true,
    }),
  },
} satisfies Partial<Samples>
