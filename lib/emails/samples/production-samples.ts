import type { SiteProps } from '@/lib/emails/email-frame'
import type { MailTemplates } from '@/lib/emails/templates'
import { at, longName, type Samples } from './sample'

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

/** From the workshop to resellers, and to a family whose code was reported. */
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
} satisfies Partial<Samples>
