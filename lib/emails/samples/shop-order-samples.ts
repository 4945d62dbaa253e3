import type { SiteProps } from '@/lib/emails/email-frame'
import type { MailTemplates } from '@/lib/emails/templates'
import { at, type Samples } from './sample'

const order = '0190a1b2-5c6d-7000-8000-0123456789ab'
const about = (site: SiteProps) => ({
  name: 'Karen Margrethe Holm',
  number: 27,
  ordered: '2 plader i skifer, koden 40\u00A0mm',
  orderUrl: at(site, `/orders/${order}`),
})
const code = 'En kode med kort og tegning'
const plate = 'Gravering af koden i egen plade'
const withdrawUrl = (site: SiteProps) => at(site, `/orders/${order}/withdraw?key=2vq0JY7pTg8m1xk9Zb4cQw`)

const received = (site: SiteProps): MailTemplates['shop-order-received'] => ({
  ...about(site),
  memorialName: 'Bo Holm',
  total: '1.869,00\u00A0kr.',
  deliverTo: 'Karen Margrethe Holm, Lyngvej 4, 2800 Kongens Lyngby',
  payment: 'paid',
  withdrawUrl: null,
  withdrawalDays: 14,
  regretUntil: null,
  start: null,
  isDrawn: true,
  cannotRegret: true,
  sendPlateTo: null,
  termsUrl: at(site, '/terms'),
  termsVersion: '4',
})

const shipped = (site: SiteProps): MailTemplates['shop-order-shipped'] => ({
  ...about(site),
  carrier: 'GLS',
  trackingNumber: '00370730254738',
  trackingUrl: 'https://gls-group.com/DK/da/find-pakke?match=00370730254738',
  withdrawUrl: null,
  withdrawalDays: 14,
  receivedUrl: at(site, `/orders/${order}/received?key=2vq0JY7pTg8m1xk9Zb4cQw`),
})

const ended = (site: SiteProps): MailTemplates['shop-order-ended'] => ({
  ...about(site),
  end: 'cancelled',
  reason: 'Skifer er udsolgt, og vi ved ikke, hvornår den kommer igen.',
  refund: '1.869,00\u00A0kr.',
  refundDays: 14,
  lacksAccount: false,
  isPlate: false,
})

const withdrawn = (site: SiteProps): MailTemplates['shop-order-withdrawn'] => ({
  name: about(site).name,
  receipt: 4,
  number: 27,
  ordered: code,
  at: '3. maj 2026 kl. 14.05',
  refund: '245,00\u00A0kr.',
  refundDays: 14,
  lacksAccount: false,
  kept: null,
  isPlate: false,
  message: null,
})

/** To families about what they ordered from the workshop. */
export const shopOrderSamples = {
  'shop-order-received': {
    'plader, betalt': received,
    'kode, overførsel': (site) => ({
      ...received(site),
      ordered: code,
      payment: 'transfer',
      isDrawn: false,
      cannotRegret: false,
      withdrawUrl: withdrawUrl(site),
    }),
    'gravering med det samme': (site) => ({
      ...received(site),
      ordered: plate,
      cannotRegret: false,
      start: 'now',
      regretUntil: '18. maj 2026',
      withdrawUrl: withdrawUrl(site),
      sendPlateTo: 'Mindelund ApS, Prøvevej 1, 0999 Eksempelby',
    }),
    'gravering efter fristen': (site) => ({
      ...received(site),
      ordered: plate,
      cannotRegret: false,
      start: 'later',
      regretUntil: '18. maj 2026',
      withdrawUrl: withdrawUrl(site),
      sendPlateTo: 'Mindelund ApS, Prøvevej 1, 0999 Eksempelby',
    }),
    'gravering, offentlig køber': (site) => ({
      ...received(site),
      ordered: plate,
      payment: 'invoice',
      cannotRegret: false,
      sendPlateTo: 'Mindelund ApS, Prøvevej 1, 0999 Eksempelby',
    }),
    'plader til en virksomhed': (site) => ({ ...received(site), cannotRegret: false }),
    'plader, ny offentlig køber': (site) => ({ ...received(site), payment: 'held', cannotRegret: false }),
  },
  'shop-order-shipped': {
    'med sporing': shipped,
    kode: (site) => ({
      ...shipped(site),
      ordered: code,
      carrier: null,
      trackingNumber: null,
      trackingUrl: null,
      withdrawUrl: withdrawUrl(site),
    }),
  },
  'shop-order-late': { forsinket: about },
  'shop-order-ended': {
    'annulleret af os': ended,
    'annulleret efter overførsel': (site) => ({ ...ended(site), lacksAccount: true }),
    'annulleret af køberen': (site) => ({ ...ended(site), reason: null, refund: null }),
    'gravering annulleret': (site) => ({ ...ended(site), ordered: plate, isPlate: true }),
    'ikke betalt': (site) => ({ ...ended(site), end: 'abandoned', reason: null, refund: null }),
    'gravering ikke betalt': (site) => ({
      ...ended(site),
      ordered: plate,
      end: 'abandoned',
      reason: null,
      refund: null,
      isPlate: true,
    }),
  },
  'shop-order-withdrawn': {
    betalt: withdrawn,
    'til en konto': (site) => ({ ...withdrawn(site), lacksAccount: true }),
    gravering: (site) => ({ ...withdrawn(site), ordered: plate, isPlate: true, kept: '247,50\u00A0kr.' }),
    'ikke betalt': (site) => ({
      ...withdrawn(site),
      refund: null,
      message: 'Stenhuggeren har lavet en anden løsning.',
    }),
  },
} satisfies Partial<Samples>
