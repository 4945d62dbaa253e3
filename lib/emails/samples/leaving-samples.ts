import type { SiteProps } from '@/lib/emails/email-frame'
import type { MailTemplates } from '@/lib/emails/templates'
import { at, type Samples, token } from './sample'

const choices = [
  'Mindesiden for Karen Margrethe Holm gives videre til bo@eksempel.dk.',
  'Mindesiden for Poul Erik Holm bliver skjult.',
  'Mindesiden for Ingrid Lauridsen bliver slettet med alt, hvad der er på den.',
]
const outcomes = [
  'Mindesiden for Karen Margrethe Holm bliver stående, og vi passer på den.',
  'Mindesiden for Poul Erik Holm er skjult, og vi gemmer den.',
  'Mindesiden for Ingrid Lauridsen er slettet.',
]

/** Deleted accounts, and pages handed over. */
export const leavingSamples = {
  'account-deletion': {
    'kontoen bliver slettet': (site) => ({
      fullName: 'Åse Ærø',
      dueAt: 'søndag den 10. maj 2026 kl. 14.05',
      choices,
      restoreUrl: at(site, `/profile/restore/${token}`),
    }),
  },
  'account-restored': {
    'kontoen bliver': (site) => ({ fullName: 'Åse Ærø', profileUrl: at(site, '/profile') }),
  },
  'account-deleted': {
    'kontoen er slettet': () => ({ fullName: 'Åse Ærø', choices: outcomes }),
    'uden navne': () => ({ fullName: null, choices: [] }),
  },
  'draft-unused': {
    'en måned før': (site) => draftUnused(site, 'Poul Erik Holm', false),
    'en uge før': (site) => draftUnused(site, 'Poul Erik Holm', true),
    'uden navne': (site) => ({ ...draftUnused(site, null, false), fullName: null }),
  },
  'memorial-handover': {
    'vil du overtage': (site) => ({
      names: { giver: 'Åse Ærø', memorial: 'Karen Margrethe Holm' },
      isLeaving: true,
      expiresOn: 'tirsdag den 2. juni 2026',
      takeOverUrl: at(site, `/invitation/${token}`),
    }),
    'kontoen bliver': (site) => ({
      names: { giver: 'Åse Ærø', memorial: 'Karen Margrethe Holm' },
      isLeaving: false,
      expiresOn: 'tirsdag den 2. juni 2026',
      takeOverUrl: at(site, `/invitation/${token}`),
    }),
    'uden navne': (site) => ({
      names: null,
      isLeaving: true,
      expiresOn: 'tirsdag den 2. juni 2026',
      takeOverUrl: at(site, `/invitation/${token}`),
    }),
  },
  'handover-withdrawn': {
    'kontoen bliver': () => ({
      names: { giver: 'Åse Ærø', memorial: 'Karen Margrethe Holm' },
      wasLeaving: true,
    }),
    'tilbuddet er trukket tilbage': () => ({
      names: { giver: 'Åse Ærø', memorial: 'Karen Margrethe Holm' },
      wasLeaving: false,
    }),
    'uden navne': () => ({ names: null, wasLeaving: false }),
  },
  'memorial-handed-over': {
    'af den, der blev spurgt': () => handedOver(true),
    'af en anden': () => handedOver(false),
  },
} satisfies Partial<Samples>

function draftUnused(site: SiteProps, memorialName: string | null, isLast: boolean): MailTemplates['draft-unused'] {
  const keepUrl = at(site, `/profile/drafts/poul-erik-holm?noegle=${token}`)
  const spans = { unusedFor: 'et år', lastNotice: 'syv dage' }
  return { fullName: 'Åse Ærø', memorialName, removedOn: '14. juni 2026', ...spans, isLast, keepUrl }
}

function handedOver(isAsInvited: boolean): MailTemplates['memorial-handed-over'] {
  return {
    giverName: 'Åse Ærø',
    heirName: 'Bo Sørensen',
    memorialName: 'Karen Margrethe Holm',
    isAsInvited,
    isLeaving: !isAsInvited,
  }
}
