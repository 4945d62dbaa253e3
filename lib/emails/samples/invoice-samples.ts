import type { SiteProps } from '@/lib/emails/email-frame'
import type { CreditNoteProps } from '@/lib/emails/invoice-emails'
import { at, longName, type Samples } from './sample'

const about = (site: SiteProps) => ({
  number: 10_027,
  fullName: 'Karen Margrethe Holm',
  total: '290,00\u00A0kr.',
  dueOn: '7. december 2026',
  wayToPay:
    'Bankoverførsel: registreringsnummer 1234, kontonummer 0001234567 (IBAN DK14 1234 0001 2345 67). Betalingskode: 100277. Skriv betalingskoden i beskedfeltet, så vi kan se, hvilken faktura pengene hører til.',
  invoiceUrl: at(site, '/invoice-payment/0190a1b2-5c6d-7000-8000-0123456789ab?key=2vq0JY7pTg8m1xk9Zb4cQw'),
})
// 1 of 2 no promise: the line of an invoice, in a sample
const bought = 'Premium, et år, begynder efter betalingen. Mindesiden for Bo Holm.'
const reminder = (round: number) => (site: SiteProps) => ({ ...about(site), round, owed: '290,00\u00A0kr.' })
const credited = (outcome: CreditNoteProps['outcome']) => (site: SiteProps) => ({
  ...about(site),
  number: 10_031,
  credits: 10_027,
  text: 'Pladen kom for sent.',
  outcome,
})

export const invoiceSamples = {
  invoice: {
    'med bankoverførsel': (site) => ({ ...about(site), bought, owed: '290,00\u00A0kr.' }),
    'langt navn, uden konto': (site) => ({
      ...about(site),
      fullName: longName,
      bought: '2 plader i skifer, koden 40\u00A0mm og 1 linje til. Bestilling 27, Bo Holm.',
      owed: '90,00\u00A0kr.',
      wayToPay: null,
    }),
    'noget er betalt': (site) => ({ ...about(site), bought, fullName: null, owed: '90,00\u00A0kr.' }),
    'intet at betale': (site) => ({ ...about(site), bought, owed: null, wayToPay: null }),
  },
  'invoice-reminder': { første: reminder(1), anden: reminder(2), tredje: reminder(3) },
  'invoice-paid': { betalt: (site) => ({ ...about(site), paidOn: '3. december 2026' }) },
  'credit-note': {
    'penge tilbage': credited('paid_back'),
    'mindre at betale': credited('less_to_pay'),
    'intet at betale': credited('nothing_to_pay'),
  },
} satisfies Partial<Samples>
