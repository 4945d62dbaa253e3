import type { SiteProps } from './email-frame'
import { type MailTemplate, type MailTemplates, type RenderedMail, renderMail } from './render-mail'

/** Each mail as somebody could get it, under a name for the case. A template without a sample does not compile. */
type Samples = { [Name in MailTemplate]: Record<string, (site: SiteProps) => MailTemplates[Name]> }

const token = 'bR4f0kq2Vd_8sYw1nHc7LzTgXe3JmPaU6oIv9-KtQyE'
const at = ({ siteUrl }: SiteProps, path: string) => new URL(path, siteUrl).href

const longName = 'Anna Margrethe Elisabeth Wilhelmine Kirstine von Holstein-Rathlousdal'
const words = 'Tak for alle kaffekopperne ved køkkenbordet, og for at du altid havde tid.\n\nVi savner dig.'

const greeting = (site: SiteProps): MailTemplates['contribution-received'] => ({
  ...site,
  kind: 'guestbook',
  memorialName: 'Karen Margrethe Holm',
  contributorName: 'Bo Sørensen',
  relation: 'nabo gennem fyrre år',
  excerpt: words,
  approveUrl: at(site, `/memorial/karen-margrethe-holm/admin/decide/${token}?a=1&b=2`),
  rejectUrl: at(site, `/memorial/karen-margrethe-holm/admin/decide/${token.toLowerCase()}`),
  queueUrl: at(site, '/memorial/karen-margrethe-holm/admin'),
})

const pageNews = (site: SiteProps): MailTemplates['contribution-summary']['pages'][number] => ({
  memorialName: 'Karen Margrethe Holm',
  greetings: 2,
  tributes: 1,
  candles: 12,
  waiting: 3,
  lines: [
    { authorName: 'Bo Sørensen', words: 'Tak for alle kaffekopperne ved køkkenbordet.' },
    { authorName: 'Lis og Egon', words: 'Sommeren ved fjorden: Vi glemmer aldrig de lyse aftener.' },
  ],
  queueUrl: at(site, '/memorial/karen-margrethe-holm/admin'),
})

const anniversary = (site: SiteProps, kind: 'birth' | 'death', years: number): MailTemplates['anniversary'] => ({
  ...site,
  fullName: 'Åse Ærø',
  memorialName: 'Karen Margrethe Holm',
  kind,
  years,
  pageUrl: at(site, '/memorial/karen-margrethe-holm'),
})

const supportCase = (site: SiteProps): MailTemplates['support-receipt'] => ({
  ...site,
  number: 1042,
  name: 'Åse Ærø',
  subject: 'Et billede af min mor',
  text: 'Jeg er på et af billederne på en side, jeg ikke kender.\n\nKan I tage det ned?',
  caseUrl: at(site, `/contact?sag=${token}`),
})

const choices = [
  'Mindesiden for Karen Margrethe Holm gives videre til bo@eksempel.dk.',
  'Mindesiden for Poul Erik Holm bliver skjult for alle.',
  'Mindesiden for Ingrid Lauridsen bliver slettet med alt, hvad der står på den.',
]

const mailSamples: Samples = {
  'setup-link': { 'linket fra stenen': (site) => ({ ...site, token, code: '7G4T9-QW2B2', validDays: 7 }) },
  'account-known': {
    'kontoen findes': (site) => ({
      ...site,
      fullName: 'Åse Ærø',
      code: '7G4T9-QW2B2',
      loginUrl: at(site, '/qr-scan/7G4T9QW2B2/login'),
    }),
  },
  welcome: {
    'ny konto': (site) => ({
      ...site,
      fullName: 'Åse Ærø',
      username: 'Åse.Ærø',
      continueUrl: at(site, '/qr-setup/7G4T9QW2B2'),
    }),
  },
  'password-reset': { 'ny adgangskode': (site) => ({ ...site, token, fullName: 'Åse Ærø' }) },
  'password-changed': {
    'adgangskoden er skiftet': (site) => ({ ...site, fullName: 'Åse Ærø', changedAt: '3. maj 2026 kl. 14.05' }),
  },
  'email-change': { 'ny mailadresse': (site) => ({ ...site, token, fullName: 'Åse Ærø', username: 'Åse.Ærø' }) },
  'email-changed': {
    'mailadressen er skiftet': (site) => ({
      ...site,
      fullName: 'Åse Ærø',
      newEmail: 'Åse.Ærø@eksempel.dk',
      changedAt: '3. maj 2026 kl. 14.05',
    }),
  },
  'contribution-received': {
    'en hilsen, der venter': greeting,
    'et minde med billeder': (site) => ({
      ...greeting(site),
      kind: 'tribute',
      title: 'Sommeren ved fjorden',
      pictureCount: 3,
    }),
    'et lys, der er tændt': (site) => ({
      ...greeting(site),
      kind: 'candle',
      relation: null,
      excerpt: 'Lys til dig.',
      approveUrl: null,
    }),
    'lange navne': (site) => ({ ...greeting(site), memorialName: longName, contributorName: longName }),
  },
  anniversary: {
    'dagen, hun blev født': (site) => anniversary(site, 'birth', 84),
    'et år efter': (site) => anniversary(site, 'death', 1),
  },
  'contribution-summary': {
    'en side': (site) => ({ ...site, fullName: 'Åse Ærø', pages: [pageNews(site)], morePages: 0 }),
    'flere sider': (site) => ({
      ...site,
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
  'account-deletion': {
    'kontoen bliver slettet': (site) => ({
      ...site,
      fullName: 'Åse Ærø',
      dueAt: '10. maj 2026 kl. 14.05',
      choices,
      restoreUrl: at(site, `/profile/restore/${token}`),
    }),
  },
  'account-restored': {
    'kontoen bliver': (site) => ({ ...site, fullName: 'Åse Ærø', profileUrl: at(site, '/profile') }),
  },
  'account-deleted': { 'kontoen er slettet': (site) => ({ ...site, fullName: 'Åse Ærø', choices }) },
  'memorial-handover': {
    'vil du overtage': (site) => ({
      ...site,
      giverName: 'Åse Ærø',
      memorialName: 'Karen Margrethe Holm',
      isLeaving: true,
      expiresOn: 'tirsdag den 2. juni 2026',
      takeOverUrl: at(site, `/invitation/${token}`),
    }),
  },
  'memorial-handed-over': {
    'af den, der blev spurgt': (site) => handedOver(site, true),
    'af en anden': (site) => handedOver(site, false),
  },
  'member-invitation': {
    redaktør: (site) => invitedAs(site, 'editor'),
    læser: (site) => invitedAs(site, 'viewer'),
    førstelæser: (site) => invitedAs(site, 'first-reader'),
  },
  'successor-named': {
    efterfølger: (site) => ({
      ...site,
      successorName: 'Bo Sørensen',
      ownerName: 'Åse Ærø',
      memorialName: 'Karen Margrethe Holm',
      expiresOn: 'tirsdag den 2. juni 2026',
      answerUrl: at(site, `/invitation/${token}`),
    }),
  },
  'succession-requested': {
    'til ejeren': (site) => ({
      ...succession(site),
      ownerName: 'Åse Ærø',
      until: 'søndag den 17. maj 2026',
      refuseUrl: at(site, `/succession/${token}`),
      membersUrl: at(site, '/memorial/karen-margrethe-holm/admin/members'),
    }),
  },
  'succession-opened': {
    'til huset': (site) => ({
      ...succession(site),
      askerEmail: 'bo@eksempel.dk',
      decideUrl: at(site, '/admin/support/successions'),
    }),
  },
  'succession-decided': {
    'ja til den, der spurgte': (site) => decided(site, { isGranted: true, isOwner: false }),
    'nej til den, der spurgte': (site) => decided(site, { isGranted: false, isOwner: false }),
    'ja, til ejeren': (site) => decided(site, { isGranted: true, isOwner: true }),
    'nej, til ejeren': (site) => decided(site, { isGranted: false, isOwner: true }),
  },
}

const invitedAs = (
  site: SiteProps,
  role: MailTemplates['member-invitation']['role'],
): MailTemplates['member-invitation'] => ({
  ...site,
  inviterName: 'Åse Ærø',
  memorialName: role === 'editor' ? longName : 'Karen Margrethe Holm',
  role,
  expiresOn: 'tirsdag den 2. juni 2026',
  invitationUrl: at(site, `/invitation/${token}`),
})

const succession = (site: SiteProps) => ({
  ...site,
  askerName: 'Bo Sørensen',
  memorialName: 'Karen Margrethe Holm',
  reason: 'Åse døde i marts, og familien vil gerne passe på siden.\n\nVi har dødsattesten.',
})

const decided = (
  site: SiteProps,
  how: { isGranted: boolean; isOwner: boolean },
): MailTemplates['succession-decided'] => ({
  ...site,
  ...how,
  fullName: how.isOwner ? 'Åse Ærø' : 'Bo Sørensen',
  askerName: 'Bo Sørensen',
  memorialName: 'Karen Margrethe Holm',
  answer: 'Vi har set dødsattesten og ønsker jer alt godt.',
  pageUrl: at(site, '/memorial/karen-margrethe-holm/admin/members'),
})

function handedOver(site: SiteProps, isAsInvited: boolean): MailTemplates['memorial-handed-over'] {
  return {
    ...site,
    giverName: 'Åse Ærø',
    heirName: 'Bo Sørensen',
    memorialName: 'Karen Margrethe Holm',
    isAsInvited,
    isLeaving: !isAsInvited,
  }
}

export type MailSample = {
  template: MailTemplate
  /** What it is a case of, in Danish. */
  name: string
  /** `change` makes other props of the sample's, for a test. */
  render: (change?: <Props extends object>(props: Props) => Props) => Promise<RenderedMail>
}

/** Every sample of every template, as mails from that site. */
export function listMailSamples(site: SiteProps): MailSample[] {
  return Object.keys(mailSamples).flatMap((name) => (isTemplate(name) ? samplesOf(name, site) : []))
}

const isTemplate = (name: string): name is MailTemplate => Object.hasOwn(mailSamples, name)

function samplesOf<Name extends MailTemplate>(template: Name, site: SiteProps): MailSample[] {
  return Object.entries<(site: SiteProps) => MailTemplates[Name]>(mailSamples[template]).map(([name, props]) => ({
    template,
    name,
    render: (change = (same) => same) => renderMail(template, change(props(site))),
  }))
}
