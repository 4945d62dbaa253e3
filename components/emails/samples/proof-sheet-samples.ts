import type { SiteProps } from '../email-frame'
import type { MailTemplates } from '../templates'
import { at, longName, type Samples, token } from './sample'

/** What is agreed about a stone before it is cut. */
export const proofSheetSamples = {
  'proof-sheet': {
    'en tegning at godkende': (site) => sheet(site, null),
    'en påmindelse med ord fra stenhuggeren': (site) => ({
      ...sheet(site, 'Vi har gjort bogstaverne lidt større, som du bad om.\n\nRing endelig, hvis du er i tvivl.'),
      stoneName: longName,
      isReminder: true,
    }),
  },
  'proof-sheet-answered': {
    godkendt: (site) => answered(site, null),
    'en rettelse': (site) => answered(site, 'Hun hed Margrethe med th.\n\nFødselsdagen er den 4. maj.'),
  },
} satisfies Partial<Samples>

const sheet = (site: SiteProps, note: string | null): MailTemplates['proof-sheet'] => ({
  ...site,
  ...{ familyName: 'Åse Ærø', stoneName: 'Karen Margrethe Holm', senderName: 'Lyngby Stenhuggeri', note },
  isReminder: false,
  sheetUrl: at(site, `/invitation/${token}/proof-sheet`),
  expiresOn: 'torsdag den 2. juli 2026',
})

const answered = (site: SiteProps, answer: string | null): MailTemplates['proof-sheet-answered'] => ({
  ...site,
  ...{ writerName: 'Jens Lyng', sheetName: '12, version 2', stoneName: 'Karen Margrethe Holm' },
  ...{ isApproved: answer === null, answeredByName: 'Åse Ærø', answer },
  sheetUrl: at(site, '/reseller-dashboard/proof-sheets/0192'),
})
