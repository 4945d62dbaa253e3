import type { SiteProps } from '@/lib/emails/email-frame'
import type { MailTemplates } from '@/lib/emails/templates'
import { at, longName, type Samples, token } from './sample'

/** Members of a page, its successors, and a family that asks to link to it. */
export const memberSamples = {
  'tree-link-asked': {
    'med ord': (site) => ({ ...asked(site), message: 'Peter var min farfars bror. Vi har billeder, I måske kender.' }),
    'uden ord, lange navne': (site) => ({ ...asked(site), askerName: longName, personName: longName }),
  },
  'member-invitation': {
    redaktør: (site) => invitedAs(site, 'editor'),
    læser: (site) => invitedAs(site, 'viewer'),
    førstelæser: (site) => invitedAs(site, 'first-reader'),
    'uden navne': (site) => ({ ...invitedAs(site, 'viewer'), inviter: null }),
  },
  'successor-named': {
    efterfølger: (site) => ({
      names: { successor: 'Bo Sørensen', owner: 'Åse Ærø', memorial: 'Karen Margrethe Holm' },
      expiresOn: 'tirsdag den 2. juni 2026',
      answerUrl: at(site, `/invitation/${token}`),
      daysToRefuse: null,
    }),
    'til en, der skriver sin egen historie': (site) => ({
      names: { successor: 'Bo Sørensen', owner: 'Åse Ærø', memorial: 'Åse Ærø' },
      expiresOn: 'tirsdag den 2. juni 2026',
      answerUrl: at(site, `/invitation/${token}`),
      daysToRefuse: 7,
    }),
    'uden navne': (site) => ({
      names: null,
      expiresOn: 'tirsdag den 2. juni 2026',
      answerUrl: at(site, `/invitation/${token}`),
      daysToRefuse: null,
    }),
  },
  'succession-requested': {
    'til ejeren': (site) => ({
      ...succession,
      ownerName: 'Åse Ærø',
      until: 'søndag den 17. maj 2026',
      refuseUrl: at(site, `/succession/${token}`),
      membersUrl: at(site, '/memorial/karen-margrethe-holm/admin/members'),
    }),
    'til ejeren, fra en, der ikke er valgt': (site) => ({
      ...succession,
      ownerName: 'Åse Ærø',
      until: 'søndag den 17. maj 2026',
      refuseUrl: at(site, `/succession/${token}`),
      membersUrl: at(site, '/memorial/karen-margrethe-holm/admin/members'),
      isNamed: false,
    }),
    'til en, der skriver sin egen historie': (site) => ({
      ...succession,
      memorialName: 'Åse Ærø',
      ownerName: 'Åse Ærø',
      until: 'søndag den 17. maj 2026',
      refuseUrl: at(site, `/succession/${token}`),
      membersUrl: at(site, '/memorial/aase-aeroe/admin/members'),
      isOwnStory: true,
    }),
  },
  'own-story-opened': {
    'til den, der skrev': (site) => ({
      writerName: 'Åse Ærø',
      openerName: 'Bo Sørensen',
      until: 'søndag den 17. maj 2026',
      takeBackUrl: at(site, '/memorial/aase-aeroe/admin/own-story'),
    }),
  },
  'own-story-taken-back': {
    'til den, der åbnede': () => ({ openerName: 'Bo Sørensen', memorialName: 'Åse Ærø' }),
  },
  'takeover-started': {
    'siden har en ejer': () => ({ ...takeover, until: 'søndag den 17. maj 2026' }),
    'siden har ingen ejer': () => ({ ...takeover, until: null }),
  },
  'succession-opened': {
    'til huset': (site) => ({
      ...succession,
      askerEmail: 'bo@eksempel.dk',
      decideUrl: at(site, '/admin/support/successions'),
    }),
  },
  'succession-decided': {
    'ja til den, der spurgte': (site) => decided(site, { isGranted: true, isOwner: false }),
    'nej til den, der spurgte': (site) => decided(site, { isGranted: false, isOwner: false }),
    'ja til en uden konto': (site) => ({
      ...decided(site, { isGranted: true, isOwner: false }),
      needsAccount: true,
      pageUrl: at(site, `/invitation/${token}`),
    }),
    'nej til en, der ikke er valgt': (site) => ({
      ...decided(site, { isGranted: false, isOwner: false }),
      pageUrl: null,
    }),
    'ja, til ejeren': (site) => decided(site, { isGranted: true, isOwner: true }),
    'nej, til ejeren': (site) => decided(site, { isGranted: false, isOwner: true }),
  },
} satisfies Partial<Samples>

const invitedAs = (
  site: SiteProps,
  role: MailTemplates['member-invitation']['role'],
): MailTemplates['member-invitation'] => ({
  inviter: { name: 'Åse Ærø', memorialName: role === 'editor' ? longName : 'Karen Margrethe Holm' },
  role,
  expiresOn: 'tirsdag den 2. juni 2026',
  invitationUrl: at(site, `/invitation/${token}`),
})

const takeover = { askerName: 'Bo Sørensen', memorialName: 'Karen Margrethe Holm' }

const succession = {
  askerName: 'Bo Sørensen',
  memorialName: 'Karen Margrethe Holm',
  reason: 'Åse døde i marts, og familien vil gerne passe på siden.\n\nVi har dødsattesten.',
}

const decided = (
  site: SiteProps,
  how: { isGranted: boolean; isOwner: boolean },
): MailTemplates['succession-decided'] => ({
  ...how,
  fullName: how.isOwner ? 'Åse Ærø' : 'Bo Sørensen',
  askerName: 'Bo Sørensen',
  memorialName: 'Karen Margrethe Holm',
  answer: 'Vi har set dødsattesten og ønsker jer alt godt.',
  pageUrl: at(site, '/memorial/karen-margrethe-holm/admin/members'),
  validDays: 30,
})

function asked(site: SiteProps): Omit<MailTemplates['tree-link-asked'], keyof SiteProps> {
  return {
    fullName: 'Åse Ærø',
    askerName: 'Bo Sørensen',
    memorialName: 'Peter Holm',
    fromName: 'Karen Margrethe Holm',
    personName: 'Peter Holm, 1912 – 1988',
    message: null,
    answerUrl: at(site, '/memorial/peter-holm/admin/family'),
  }
}
