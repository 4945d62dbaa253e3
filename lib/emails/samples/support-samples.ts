import type { SiteProps } from '@/lib/emails/email-frame'
import type { MailTemplates } from '@/lib/emails/templates'
import { at, type Samples, token } from './sample'

const supportCase = (site: SiteProps) => ({
  number: 1042,
  name: 'Åse Ærø',
  subject: 'Et billede af min mor',
  text: 'Jeg er på et af billederne på en side, jeg ikke kender.\n\nKan I tage det ned?',
  caseUrl: at(site, `/contact?sag=${token}`),
  linkValidFor: 'et år',
})

/** A support case, to its author and to administrators. */
export const supportSamples = {
  'support-receipt': {
    kvittering: (site) => receipt(site, supportCase(site)),
    'til en adresse, som nogen har skrevet': (site) => receipt(site, null),
  },
  'support-answer': {
    'et svar': (site) => ({
      ...supportCase(site),
      text: 'Kære Åse\n\nNu er billedet taget ned.\n\nVenlig hilsen\nMette',
      answeredBy: 'Mette Holm Jensen',
    }),
    'uden navn og emne': (site) => ({
      ...supportCase(site),
      name: null,
      subject: null,
      text: 'Nu er billedet taget ned.',
      answeredBy: 'Mette Holm Jensen',
    }),
  },
  'support-opened': {
    'en ny henvendelse': (site) => ({
      ...supportCase(site),
      topic: 'Fjern noget om mig',
      caseUrl: at(site, '/admin/support?sag=1042'),
      isReply: false,
    }),
    'nyt om en henvendelse': (site) => ({
      ...supportCase(site),
      topic: 'Spørgsmål',
      caseUrl: at(site, '/admin/support?sag=1042'),
      isReply: true,
    }),
  },
} satisfies Partial<Samples>

const receipt = (
  site: SiteProps,
  written: MailTemplates['support-receipt']['written'],
): MailTemplates['support-receipt'] => {
  const { caseUrl, linkValidFor } = supportCase(site)
  return { number: 1042, written, caseUrl, linkValidFor, answerTime: 'to hverdage' }
}
