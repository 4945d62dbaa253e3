import type { SiteProps } from '@/lib/emails/email-frame'
import type { MailTemplates } from '@/lib/emails/templates'
import { at, longName, type Samples, token } from './sample'

const shipped = (site: SiteProps): MailTemplates['batch-shipped'] => ({
  name: 'Lars Granit',
  batchName: 'Sort granit til Vejle',
  batchNumber: 12,
  pieces: 48,
  carrier: 'GLS',
  trackingNumber: '00370712345678901234',
  trackingUrl: 'https://gls-group.com/DK/da/find-pakke?match=00370712345678901234',
  ordersUrl: at(site, '/reseller-dashboard/orders'),
})

/** From the workshop to resellers and families, and proof sheets. */
export const productionSamples = {
  'batch-shipped': {
    'en kasse er sendt': shipped,
    'ét stykke uden nummer': (site) => ({
      ...shipped(site),
      name: longName,
      pieces: 1,
      carrier: 'egen bil',
      trackingNumber: null,
      trackingUrl: null,
    }),
  },
  'activation-locked': {
    'mange har gættet': (site) => ({
      name: 'Lars Granit',
      formattedCode: '48WK0-BPHMT',
      codeUrl: at(site, '/reseller-dashboard/codes/48WK0BPHMT'),
      closedFor: 'en time',
    }),
    'til huset': (site) => ({
      name: null,
      formattedCode: '48WK0-BPHMT',
      codeUrl: at(site, '/admin/qr'),
      closedFor: 'en time',
    }),
  },
  'code-reported': {
    'en besøgende har meldt koden': (site) => ({
      name: 'Karen Holm',
      memorialName: longName,
      formattedCode: '48WK0-BPHMT',
      stoneUrl: at(site, '/memorial/aage-holm/admin/stone'),
    }),
  },
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
  'proof-sheet-receipt': {
    'uden dag': (site) => receipt(site, null),
    'en plade': (site) => ({ ...receipt(site, null), thing: 'pladen' }),
    'med dag': (site) => receipt(site, 'omkring uge 34, før allehelgen'),
  },
} satisfies Partial<Samples>

const sender = {
  senderName: 'Lars Jensen, Lyngby Stenhuggeri',
  senderPhone: '45871234',
  senderEmail: 'post@lyngbysten.dk',
}

const sheet = (site: SiteProps, note: string | null): MailTemplates['proof-sheet'] => ({
  familyName: 'Åse Ærø',
  thing: 'stenen',
  stoneName: 'Karen Margrethe Holm',
  note,
  ...sender,
  isReminder: false,
  sheetUrl: at(site, `/invitation/${token}/proof-sheet`),
  expiresOn: 'torsdag den 2. juli 2026',
})

const answered = (site: SiteProps, answer: string | null): MailTemplates['proof-sheet-answered'] => ({
  writerName: 'Jens Lyng',
  sheetName: '12, version 2',
  thing: 'stenen',
  stoneName: 'Karen Margrethe Holm',
  isApproved: answer === null,
  answeredByName: 'Åse Ærø',
  answer,
  sheetUrl: at(site, '/reseller-dashboard/proof-sheets/0192'),
})

const receipt = (site: SiteProps, readyWhen: string | null): MailTemplates['proof-sheet-receipt'] => ({
  ...sender,
  answeredByName: 'Åse Ærø',
  sheetName: '12, version 2',
  thing: 'stenen',
  stoneName: 'Karen Margrethe Holm',
  readyWhen,
  lines: ['Karen Margrethe Holm', '* 3. maj 1942 † 12. januar 2024', 'Elsket og savnet'],
  approvedOn: 'torsdag den 4. juni 2026',
  pdfUrl: at(site, `/api/proof-sheets/by-link/${token}/pdf`),
  sheetUrl: at(site, `/invitation/${token}/proof-sheet`),
  expiresOn: 'torsdag den 2. juli 2026',
})
