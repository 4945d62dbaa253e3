import { statusTexts as postStatusTexts } from '@/lib/domain/contributions/copy'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { kindTexts as madeKindTexts } from '@/lib/domain/made-works/copy'
import { roleNames } from '@/lib/domain/members/copy'
import { evidenceTexts, requestStatusTexts } from '@/lib/domain/members/evidence-copy'
import { funeralKindNames, stateNames, visibilityNames } from '@/lib/domain/memorials/copy'
import { themeNames } from '@/lib/domain/memorials/theme-tokens'
import { rightsTexts } from '@/lib/domain/music/copy'
import { mailFrequencyTexts, mailStatusTexts } from '@/lib/domain/notifications/copy'
import { fateTexts } from '@/lib/domain/privacy/copy'
import { stateTexts as codeStateTexts, eventTexts } from '@/lib/domain/qr-codes/copy'
import { decisionTexts, groundTexts, shortKindTexts } from '@/lib/domain/reports/copy'
import { roleTexts as companyRoleTexts } from '@/lib/domain/resellers/copy'
import { senderStatusTexts, shortTopicTexts } from '@/lib/domain/support/copy'

const frequencies = Object.fromEntries(Object.entries(mailFrequencyTexts).map(([value, { label }]) => [value, label]))
const fates = Object.fromEntries(Object.entries(fateTexts).map(([value, { label }]) => [value, label]))
const rights = Object.fromEntries(Object.entries(rightsTexts).map(([value, { label }]) => [value, label]))
const documents = Object.fromEntries(Object.entries(legalDocuments).map(([value, { title }]) => [value, title]))
const modes = { first: 'Vises, når I har godkendt', at_once: 'Vises med det samme' }

const qualifiers = { about: 'Omkring', before: 'Før', after: 'Efter', decade: 'Årtiet' }

/** The Danish meaning of our own values, by the name of the field. */
export const valueTexts: Partial<Record<string, Record<string, string>>> = {
  role: { ...companyRoleTexts, ...roleNames },
  staffScope: { full: 'Administrator', production: 'Værksted' },
  state: { ...codeStateTexts, ...stateNames },
  plan: { premium: 'Premium', livstid: 'Livstid' },
  interval: { month: 'Hver måned', year: 'Hvert år', once: 'Én gang' },
  visibility: visibilityNames,
  theme: themeNames,
  layout: { standard: 'Almindelig', enhanced: 'Udvidet', classic: 'Klassisk' },
  guestbookMode: modes,
  tributeMode: modes,
  candleMode: modes,
  creationWay: { guided: 'Trin for trin', blank: 'Fra en tom side', template: 'Med en skabelon' },
  funeralKind: funeralKindNames,
  bornQualifier: qualifiers,
  diedQualifier: qualifiers,
  qualifier: qualifiers,
  mailFrequency: frequencies,
  document: documents,
  evidenceKind: evidenceTexts,
  topic: shortTopicTexts,
  source: { upload: 'Lagt op som en fil', recording: 'Optaget i browseren', song: 'Lavet af livshistorien' },
  rights,
  what: {
    page: 'Hele siden',
    greeting: 'En hilsen',
    candle: 'Et lys',
    tribute: 'Et minde',
    picture: 'Et billede',
    video: 'En film',
    recording: 'En optagelse',
    music: 'Et stykke musik',
    tree_person: 'En person i et slægtstræ',
  },
  madeBy: { rules: 'Regler, ikke AI', model: 'AI' },
  spentOn: madeKindTexts,
  decision: decisionTexts,
  ground: groundTexts,
  status: {
    ...mailStatusTexts,
    ...senderStatusTexts,
    ...requestStatusTexts,
    ...postStatusTexts,
    processing: 'Gøres klar',
    ready: 'Klar',
  },
  kind: {
    ...eventTexts,
    ...shortKindTexts,
    ...fates,
    ...madeKindTexts,
    password: 'Forkert adgangskode',
    second_factor: 'Forkert engangskode',
    picture: 'Billede',
    video: 'Film',
    recording: 'Stemme',
    music: 'Musik',
    video_link: 'Film på YouTube',
    greeting: 'Hilsen',
    candle: 'Lys',
    tribute: 'Minde',
    contribution_received: 'Nogen har skrevet på en side',
    support_case_opened: 'En henvendelse venter',
    support_case_answered: 'Svar på en henvendelse',
    anniversary: 'En mærkedag',
    member_joined: 'Nogen er kommet med på en side',
    successor_named: 'En efterfølger har sagt ja',
    succession_requested: 'Nogen beder om en side',
    succession_decided: 'Svar om at overtage en side',
    tree_link_asked: 'En familie spørger, om de må vise en side i deres slægtstræ',
    tree_link_answered: 'Svar om at vise en side i jeres slægtstræ',
    tree_import_done: 'En slægtsfil er i træet',
    tree_import_failed: 'En slægtsfil kom ikke ind i træet',
    tree_people_masked: 'Nogen i træet er skjult for andre',
    draft_unused: 'En kladde, som ingen bruger, bliver slettet',
    from_sender: 'Fra dig',
    from_staff: 'Fra os',
    closed: 'Afsluttet',
    reopened: 'Åbnet igen',
  },
}
