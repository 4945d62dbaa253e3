import type { SiteProps } from '@/lib/emails/email-frame'
import type { MailTemplates } from '@/lib/emails/templates'
import { at, longName, type Samples, token } from './sample'

// 1 of 2 no promise: a guest's words in a sample
const words = 'Tak for alle kaffekopperne ved køkkenbordet, og for at du altid havde tid.\n\nVi savner dig.'

const greeting = (site: SiteProps): MailTemplates['contribution-received'] => ({
  kind: 'guestbook',
  memorialName: 'Karen Margrethe Holm',
  contributorName: 'Bo Sørensen',
  relation: 'nabo gennem fyrre år',
  excerpt: words,
  approveUrl: at(site, `/memorial/karen-margrethe-holm/admin/decide/${token}?a=1&b=2`),
  rejectUrl: at(site, `/memorial/karen-margrethe-holm/admin/decide/${token.toLowerCase()}`),
  queueUrl: at(site, '/memorial/karen-margrethe-holm/admin'),
})

const picture = (last: number) => ({
  id: `019ab000-0000-7000-8000-00000000000${last}`,
  width: 4032,
  height: 3024,
  alt: 'Karen ved fjorden',
})

const pageNews = (site: SiteProps): MailTemplates['contribution-summary']['pages'][number] => ({
  memorialName: 'Karen Margrethe Holm',
  greetings: 2,
  tributes: 1,
  candles: 12,
  waiting: 3,
  waitingBefore: 2,
  lines: [
    { authorName: 'Bo Sørensen', title: null, words: 'Tak for alle kaffekopperne.\nVi savner dig.', pictures: [] },
    {
      authorName: 'Lis og Egon',
      title: 'Sommeren ved fjorden',
      // no promise: a guest's words in a sample
      words: 'Vi glemmer aldrig de lyse aftener.',
      pictures: [picture(4)],
    },
  ],
  queueUrl: at(site, '/memorial/karen-margrethe-holm/admin'),
})

const waiting = (
  site: SiteProps,
  memorialName: string,
  greetings: number,
): MailTemplates['contributions-waiting']['pages'][number] => ({
  memorialName,
  greetings,
  tributes: 0,
  candles: 0,
  queueUrl: at(site, `/memorial/side-${greetings}/admin`),
})

const anniversary = (site: SiteProps, kind: 'birth' | 'death', years: number): MailTemplates['anniversary'] => ({
  fullName: 'Åse Ærø',
  memorialName: 'Karen Margrethe Holm',
  kind,
  years,
  pageUrl: at(site, '/memorial/karen-margrethe-holm'),
})

const followed = (
  site: SiteProps,
  what: Pick<MailTemplates['page-followed'], 'news' | 'marks'>,
): MailTemplates['page-followed'] => ({
  ...what,
  memorialName: 'Karen Margrethe Holm',
  pageUrl: at(site, '/memorial/karen-margrethe-holm'),
  stopUrl: at(site, `/foelg/${token}`),
})

/** Posts on a page, and anniversaries. */
export const contributionSamples = {
  'contribution-received': {
    'en hilsen, der venter': greeting,
    'et minde med billeder': (site) => ({
      ...greeting(site),
      kind: 'tribute',
      title: 'Sommeren ved fjorden',
      pictures: [picture(4), picture(5), picture(6)],
    }),
    'et lys, der er tændt': (site) => ({
      ...greeting(site),
      kind: 'candle',
      relation: null,
      excerpt: 'Lys til dig.',
      approveUrl: null,
    }),
    'et lys, der venter, med et billede': (site) => ({
      ...greeting(site),
      kind: 'candle',
      excerpt: null,
      pictures: [picture(4)],
    }),
    'lange navne': (site) => ({ ...greeting(site), memorialName: longName, contributorName: longName }),
  },
  'contributions-waiting': {
    'tre hilsner venter': (site) => ({
      fullName: 'Åse Ærø',
      pages: [waiting(site, 'Karen Margrethe Holm', 3)],
    }),
    'på to sider': (site) => ({
      fullName: 'Åse Ærø',
      pages: [waiting(site, longName, 1), { ...waiting(site, 'Niels Bruun', 14), tributes: 2, candles: 1 }],
    }),
  },
  anniversary: {
    'dagen, hun blev født': (site) => anniversary(site, 'birth', 84),
    'et år efter': (site) => anniversary(site, 'death', 1),
  },
  'follow-confirmation': {
    'en side': (site) => ({
      memorialName: 'Karen Margrethe Holm',
      validDays: 7,
      followUrl: at(site, `/foelg/${token}`),
    }),
    'uden navn': (site) => ({ memorialName: null, validDays: 7, followUrl: at(site, `/foelg/${token}`) }),
  },
  'page-followed': {
    'en slags': (site) => followed(site, { news: ['minder'], marks: [] }),
    'alle slags': (site) => followed(site, { news: ['hilsner', 'minder', 'billeder'], marks: [] }),
    'en mærkedag': (site) => followed(site, { news: [], marks: [{ kind: 'death', years: 1 }] }),
    'to mærkedage og noget nyt': (site) =>
      followed(site, {
        news: ['hilsner', 'billeder'],
        marks: [
          { kind: 'birth', years: 84 },
          { kind: 'death', years: 2 },
        ],
      }),
  },
  'contribution-summary': {
    'en side': (site) => ({ fullName: 'Åse Ærø', pages: [pageNews(site)], morePages: 0 }),
    'alt venter': (site) => ({
      fullName: 'Åse Ærø',
      pages: [{ ...pageNews(site), tributes: 0, candles: 0, greetings: 1, waiting: 1, waitingBefore: 0 }],
      morePages: 1,
    }),
    'flere sider': (site) => ({
      fullName: 'Åse Ærø',
      pages: [
        pageNews(site),
        {
          ...pageNews(site),
          memorialName: longName,
          greetings: 0,
          tributes: 0,
          candles: 1,
          waiting: 0,
          lines: [],
          queueUrl: at(site, '/memorial/anna-margrethe/admin'),
        },
      ],
      morePages: 3,
    }),
  },
} satisfies Partial<Samples>
