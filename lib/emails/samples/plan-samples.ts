import type { SiteProps } from '@/lib/emails/email-frame'
import type { MailTemplates } from '@/lib/emails/templates'
import { at, type Samples } from './sample'

const id = '0190a1b2-5c6d-7000-8000-0123456789ab'
const about = (site: SiteProps) => ({
  name: 'Karen Margrethe Holm',
  plan: 'Premium',
  memorialName: 'Bo Holm',
  planUrl: at(site, `/subscription#aftale-${id}`),
})
const lasting =
  'Livstid er alt det, der hører til Premium, på én mindeside. Det gælder, så længe siden og tjenesten findes, også når siden får en ny ejer. Lukker vi tjenesten, får du det tilbage, der ikke er brugt: en dag koster det samme som en dag i et år med Premium efter prisen den dag, du bestilte. Sletter ejeren siden, betaler vi ikke noget tilbage.'
const year = '290,00\u00A0kr.'

const confirmed = (site: SiteProps): MailTemplates['plan-confirmed'] => ({
  ...about(site),
  stage: 'bought',
  price: year,
  lasting: null,
  hasConsent: true,
  isChange: false,
  startsOn: null,
  paidThrough: '2. maj 2027',
  renewsOn: '3. maj 2027',
  renewal: 'card',
  cardLabel: 'Visa •••• 4242',
  papers: {
    termsUrl: at(site, '/terms'),
    termsVersion: '4',
    regretUntil: '18. maj 2026',
    withdrawUrl: at(site, `/subscription/withdraw/${id}?key=2vq0JY7pTg8m1xk9Zb4cQw`),
  },
})
const reminder = (site: SiteProps): MailTemplates['plan-reminder'] => ({
  ...about(site),
  paidThrough: '2. maj 2027',
  renewsOn: '3. maj 2027',
  price: year,
  way: 'card',
  cardLabel: 'Visa •••• 4242',
  payUrl: null,
})
const failed = (site: SiteProps): MailTemplates['plan-charge-failed'] => ({
  ...about(site),
  tone: 1,
  needsPayer: false,
  cardLabel: 'Visa •••• 4242',
  price: year,
  nextTryOn: '6. maj 2027',
  graceUntil: '1. juni 2027',
  lapsed: 'kan det, der hører til Premium, stadig ses, men der kan ikke komme mere til',
})
const goesBack = '279,68\u00A0kr. er på vej til kortet Visa •••• 4242 og er sendt senest den 30. maj 2026.'
const ended = (site: SiteProps, kind: MailTemplates['plan-ended']['kind']): MailTemplates['plan-ended'] => ({
  ...about(site),
  kind,
  on: '2. maj 2027',
  back: kind === 'left' ? [goesBack] : [],
  buyUrl: at(site, '/subscription/buy?side=bo-holm'),
})
const withdrawn = (site: SiteProps): MailTemplates['plan-withdrawn'] => ({
  ...about(site),
  number: 12,
  orderedOn: '3. maj 2026',
  at: '16. maj 2026 kl. 14.05',
  back: [goesBack],
})

const moneyBack = (site: SiteProps): MailTemplates['money-back'] => ({
  ...site,
  name: 'Karen Holm',
  amount: '100,00\u00A0kr.',
  why: 'cancelled',
  memorialName: 'Bo Holm',
  way: 'ask',
})

/** Plans: bought, renewed, ended. */
export const planSamples = {
  'plan-confirmed': {
    'et år med kort': confirmed,
    'en måned uden samtykke': (site) => ({
      ...confirmed(site),
      plan: 'Premium',
      price: '29,00\u00A0kr.',
      hasConsent: false,
      startsOn: '17. maj 2026',
      renewal: 'invoice',
      cardLabel: null,
    }),
    livstid: (site) => ({
      ...confirmed(site),
      plan: 'Livstid',
      price: '1.495,00\u00A0kr.',
      lasting,
      renewal: 'none',
      paidThrough: null,
      renewsOn: null,
    }),
    'livstid uden samtykke': (site) => ({
      ...confirmed(site),
      plan: 'Livstid',
      price: '1.495,00\u00A0kr.',
      lasting,
      hasConsent: false,
      renewal: 'none',
      startsOn: '17. maj 2026',
      paidThrough: null,
      renewsOn: null,
    }),
    'bestilt med overførsel': (site) => ({
      ...confirmed(site),
      stage: 'ordered',
      renewal: 'invoice',
      cardLabel: null,
      paidThrough: null,
      renewsOn: null,
    }),
    'overførsel uden samtykke': (site) => ({
      ...confirmed(site),
      stage: 'ordered',
      hasConsent: false,
      renewal: 'none',
      cardLabel: null,
      plan: 'Livstid',
      price: '1.495,00\u00A0kr.',
      lasting,
      paidThrough: null,
      renewsOn: null,
    }),
    'begynder alligevel med det samme': (site) => ({ ...confirmed(site), stage: 'hurried' }),
    'pengene er kommet': (site) => ({
      ...confirmed(site),
      stage: 'begun',
      papers: null,
      renewal: 'invoice',
      cardLabel: null,
    }),
    'en periode mere': (site) => ({
      ...confirmed(site),
      stage: 'renewed',
      startsOn: '3. maj 2026',
      renewal: 'invoice',
      cardLabel: null,
    }),
    'skift af plan': (site) => ({ ...confirmed(site), isChange: true }),
    'skift af plan uden samtykke': (site) => ({
      ...confirmed(site),
      isChange: true,
      hasConsent: false,
      startsOn: '17. maj 2026',
      cardLabel: null,
    }),
  },
  'plan-reminder': {
    'beløbet trækkes på kortet': reminder,
    'en faktura': (site) => ({
      ...reminder(site),
      way: 'invoice',
      payUrl: at(site, `/invoice-payment/${id}?key=2vq0`),
    }),
    opsagt: (site) => ({ ...reminder(site), way: 'cancelled' }),
    'ingen betaler': (site) => ({ ...reminder(site), name: null, way: 'none' }),
  },
  'plan-charge-failed': {
    'første gang': failed,
    'banken vil have et ja': (site) => ({ ...failed(site), needsPayer: true }),
    'tredje gang': (site) => ({ ...failed(site), tone: 2, nextTryOn: '17. maj 2027' }),
    'sidste gang': (site) => ({ ...failed(site), tone: 3, nextTryOn: null }),
  },
  'money-back': {
    'købet er annulleret': moneyBack,
    'betalt to gange': (site) => ({ ...moneyBack(site), why: 'not_needed', way: 'same' }),
    'til en kendt konto': (site) => ({ ...moneyBack(site), way: 'account' }),
    'kortet tog ikke imod': (site) => ({ ...moneyBack(site), way: 'failed' }),
    'uden mindeside': (site) => ({ ...moneyBack(site), why: 'not_needed', memorialName: null }),
  },
  'plan-ended': {
    opsagt: (site) => ended(site, 'cancelled'),
    'opsagt, da perioden var gået': (site) => ended(site, 'over'),
    udløbet: (site) => ended(site, 'lapsed'),
    'stoppet før tid': (site) => ended(site, 'left'),
    'stoppet uden penge tilbage': (site) => ({ ...ended(site, 'left'), back: [] }),
  },
  'plan-withdrawn': {
    'penge tilbage': withdrawn,
    'til en konto': (site) => ({
      ...withdrawn(site),
      back: ['279,68\u00A0kr. er på vej til kontoen, der ender på 4567, og er sendt senest den 30. maj 2026.'],
    }),
    'intet betalt': (site) => ({ ...withdrawn(site), back: [] }),
  },
  'plan-price': {
    'ny pris': (site) => ({
      ...about(site),
      oldPrice: year,
      newPrice: '320,00\u00A0kr.',
      per: 'om året',
      from: '3. maj 2027',
    }),
    'pris trukket tilbage': (site) => ({
      ...about(site),
      oldPrice: year,
      newPrice: year,
      per: 'om året',
      from: '3. maj 2027',
    }),
  },
  'plan-payer-gone': { 'kontoen er væk': (site) => ({ ...about(site), paidThrough: '2. maj 2027' }) },
} satisfies Partial<Samples>
