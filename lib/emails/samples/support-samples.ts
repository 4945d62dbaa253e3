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

const receipt = (
  site: SiteProps,
  written: MailTemplates['support-receipt']['written'],
): MailTemplates['support-receipt'] => {
  const { caseUrl, linkValidFor } = supportCase(site)
  return { number: 1042, written, caseUrl, linkValidFor, answerTime: 'to hverdage' }
}

const reasons =
  'Afsenderen er selv med på billedet og har bedt om, at det ikke vises. Databeskyttelsesforordningens artikel 17 og 21 giver ret til det, når der ikke er tungere grunde til at vise det.'
const about = {
  what: 'et billede på mindesiden for Karen Holm Jensen',
  the: 'Billedet',
  memorialName: 'Karen Holm Jensen',
  fullName: 'Anne Holm Jensen',
  reasons,
}

const facts =
  'Grunden er loven: vi vurderer, at det ikke er lovligt at vise. Afgørelsen er truffet af et menneske og uden brug af automatik.'
const elsewhere = 'Du kan også gå til domstolene.'
const complaint = (site: SiteProps) => ({
  sentence: 'Er du ikke enig, kan du klage til os inden for seks måneder.',
  url: at(site, `/contact?klage=${token}`),
})

/** Support cases and reports, to their authors, to those concerned and to administrators. */
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
  'report-receipt': {
    'en anmeldelse': (site) => ({
      number: 1043,
      what: about.what,
      isComplaint: false,
      due: '20. december 2026',
      caseUrl: at(site, `/contact?sag=${token}`),
      linkValidFor: 'et år',
    }),
    'uden at pege': (site) => ({
      number: 1044,
      what: null,
      isComplaint: false,
      due: '20. december 2026',
      caseUrl: at(site, `/contact?sag=${token}`),
      linkValidFor: 'et år',
    }),
    'en klage': (site) => ({
      number: 1045,
      what: about.what,
      isComplaint: true,
      due: '6. december 2026',
      caseUrl: at(site, `/contact?sag=${token}`),
      linkValidFor: 'et år',
    }),
  },
  'report-decided': {
    skjult: (site) => ({
      number: 1043,
      what: about.what,
      outcome: 'Vi har skjult det.',
      reasons,
      facts,
      warning: null,
      elsewhere,
      complaint: complaint(site),
    }),
    'uden at pege': (site) => ({
      number: 1044,
      what: null,
      outcome: 'Vi har skjult det.',
      reasons,
      facts,
      warning: null,
      elsewhere,
      complaint: complaint(site),
    }),
    'bliver stående': () => ({
      number: 1046,
      what: about.what,
      outcome: 'Det bliver stående.',
      facts,
      elsewhere,
      reasons: 'Hilsenen nævner ikke andre end afsenderen selv.',
      warning: 'Anmeldelsen var åbenlyst uden grund.',
      complaint: null,
    }),
  },
  'content-hidden': {
    'til familien': (site) => ({
      ...about,
      facts,
      elsewhere,
      isOwner: true,
      complaint: complaint(site),
    }),
    'til den, der skrev': (site) => ({
      ...about,
      what: 'en hilsen på mindesiden for Karen Holm Jensen',
      the: 'Hilsenen',
      facts,
      elsewhere,
      isOwner: false,
      reasons: 'Betingelsernes punkt om sprog.',
      complaint: complaint(site),
    }),
  },
  'content-brought-back': {
    'vises igen': (site) => ({ ...about, pageUrl: at(site, '/memorial/karen-holm-jensen') }),
  },
} satisfies Partial<Samples>
