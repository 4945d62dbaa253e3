import { retentionDays } from '@/lib/domain/legal/retention'
import {
  firstDays,
  type MailChoicesView,
  type MailFrequency,
  monthAfter,
  type QuietChoice,
  weekAfter,
} from '@/lib/domain/notifications/mail-choices'
import type { MailStatus } from '@/lib/domain/notifications/schema'
import { formatDate } from '@/lib/shared/danish-time'
import { countInWords, daysInWords } from '@/lib/shared/number-words'

export const mailStatusTexts: Record<MailStatus, string> = {
  queued: 'Venter på at blive sendt',
  sent: 'Sendt',
  failed: 'Kunne ikke sendes',
  dropped: 'Sendes ikke',
}

type CaseNews = { number: number; subject: string }

/** 'Henvendelse 1007 venter på svar: Koden kan ikke læses', for staff. */
export function caseWaitsText({ number, subject }: CaseNews): string {
  return `Henvendelse ${number} venter på svar: ${subject}`
}

/** 'Vi har svaret på din henvendelse 1007: Koden kan ikke læses', for the sender. */
export function caseAnsweredText({ number, subject }: CaseNews): string {
  return `Vi har svaret på din henvendelse ${number}: ${subject}`
}

type Received = { kind: 'greeting' | 'candle' | 'tribute'; authorName: string; memorialName: string }

const receivedTexts: Record<Received['kind'], string> = {
  greeting: 'har skrevet en hilsen på mindesiden for',
  candle: 'har tændt et lys på mindesiden for',
  tribute: 'har delt et minde på mindesiden for',
}

/** 'Bo Holm har tændt et lys på mindesiden for Karen Holm' */
export function receivedText({ kind, authorName, memorialName }: Received): string {
  return `${authorName} ${receivedTexts[kind]} ${memorialName}`
}

/** The title of a push message: whose page it is about. */
export function memorialPushTitle(memorialName: string): string {
  return `Mindesiden for ${memorialName}`
}

/** For a lock screen: that something was posted, never the text or the author. */
export const receivedPushTexts: Record<Received['kind'], string> = {
  greeting: 'Der er kommet en hilsen.',
  candle: 'Der er tændt et lys.',
  tribute: 'Der er delt et minde.',
}

type MemberNews = {
  kind: 'member_joined' | 'successor_named' | 'succession_requested' | 'succession_decided'
  /** The name of the person who joined, agreed or requests; of a decision 'granted' or 'refused'. */
  detail: string
  memorialName: string
}

/** News about the members of a page. */
export function memberNewsText({ kind, detail, memorialName }: MemberNews): string {
  if (kind === 'member_joined') return `${detail} er nu med på mindesiden for ${memorialName}`
  if (kind === 'successor_named')
    return `${detail} har sagt ja til at være efterfølger for mindesiden for ${memorialName}`
  if (kind === 'succession_requested') return `${detail} beder om at overtage mindesiden for ${memorialName}`
  return detail === 'granted'
    ? `Du har overtaget mindesiden for ${memorialName}`
    : `Du kan ikke overtage mindesiden for ${memorialName} nu`
}

type TreeLinkNews = {
  kind: 'tree_link_asked' | 'tree_link_answered'
  /** Who asks; of an answer 'accepted:' or 'refused:' and the name of the page that was asked about. */
  detail: string
  memorialName: string
}

/** News about links between family trees and pages. */
export function treeLinkNewsText({ kind, detail, memorialName }: TreeLinkNews): string {
  if (kind === 'tree_link_asked') return `${detail} vil gerne vise mindesiden for ${memorialName} i et slægtstræ`
  const [answer, ...name] = detail.split(':')
  const page = `mindesiden for ${name.join(':')}`
  return answer === 'accepted'
    ? `Familien har sagt ja: ${page} vises nu i jeres slægtstræ`
    : `Familien vil helst ikke have ${page} vist i jeres slægtstræ`
}

/** News about a family's file, to whoever sent it. */
export function treeImportNewsText(kind: 'tree_import_done' | 'tree_import_failed', memorialName: string): string {
  return kind === 'tree_import_done'
    ? `Slægten fra din fil er nu i træet på mindesiden for ${memorialName}`
    : `Din slægtsfil kom ikke ind i træet på mindesiden for ${memorialName}. Se, hvad der skete`
}

/** That people of a file are hidden from others now: the file names their death without saying that it happened. */
export function peopleMaskedText(count: number, memorialName: string): string {
  const people = countInWords(count, { one: 'person', many: 'personer', gender: 'en' })
  const whose = count === 1 ? 'personen' : 'de'
  return `${people.charAt(0).toLocaleUpperCase('da-DK')}${people.slice(1)} i træet på mindesiden for ${memorialName} vises nu som nulevende for andre end jer: jeres slægtsfil siger ikke klart, at ${whose} er død${count === 1 ? '' : 'e'}. Se dem igennem`
}

/** That a draft is removed unless somebody uses it; `removedOn` as text. */
export function draftUnusedText(removedOn: string, memorialName: string): string {
  return `Ingen har brugt kladden til ${memorialName} i ${daysInWords(retentionDays.unusedDraft)}. Vi sletter den tidligst ${removedOn}, hvis du ikke vil beholde den`
}

// 2 of 3 kept by: lib/domain/notifications/push-job.test.ts
export const deviceNoticesIntro =
  'Lad telefonen eller computeren sige til med det samme, også når siden er lukket. Vi skriver kun, at der er kommet noget, aldrig, hvad der står. Rolige dage gælder også her.'

// 2 of 3 kept by: lib/domain/notifications/remind-of-waiting.test.ts
// 3 of 3 kept by: lib/domain/notifications/commands/choose-mails.test.ts
export const mailChoicesIntro =
  'Når nogen tænder et lys, skriver en hilsen eller deler et minde, kan vi skrive til dig. Har noget ventet i flere dage, minder vi om det, højst én gang om ugen. Mails om selve din konto, for eksempel en ny adgangskode, kommer altid.'

/** Shown wherever someone who wants each post at once reads what they get. */
export const firstDaysRule = `Det første på en ny side kommer straks. Derefter samler vi det time for time, de første ${daysInWords(firstDays)} siden er åben, og det, der kommer om natten, får du klokken syv.`

/** Each frequency: its label and its meaning. */
export const mailFrequencyTexts: Record<MailFrequency, { label: string; hint: string }> = {
  at_once: {
    label: 'Med det samme',
    // 1 of 2 kept by: lib/domain/contributions/commands/leave-greeting.test.ts
    hint: `En mail, hver gang nogen skriver. Du kan godkende direkte fra mailen. ${firstDaysRule}`,
  },
  daily: { label: 'Én gang om dagen', hint: 'Én samlet mail om morgenen, hvis der er kommet noget nyt.' },
  weekly: { label: 'Én gang om ugen', hint: 'Én samlet mail mandag morgen, hvis der er kommet noget nyt.' },
  never: {
    label: 'Aldrig',
    // kept by: lib/domain/notifications/notifications.test.ts
    hint: 'Du kan altid se det nye under Beskeder her på siden.',
  },
}

/** The choices for a pause; 'keep' is only offered during one. Days as yyyy-mm-dd. */
export function quietOptions({
  quietUntil,
  today,
}: MailChoicesView): Array<{ value: QuietChoice; label: string; hint?: string }> {
  const again = (day: string) => `Mails igen fra den ${formatDate(new Date(day))}.`
  const lengths = [
    { value: 'week', label: 'En uge', hint: again(weekAfter(today)) },
    { value: 'month', label: 'En måned', hint: again(monthAfter(today)) },
    { value: 'date', label: 'Til en bestemt dag' },
  ] as const
  return quietUntil
    ? [
        { value: 'keep', label: 'Behold pausen', hint: again(quietUntil) },
        { value: 'none', label: 'Slut pausen nu' },
        ...lengths.map((length) => ({
          ...length,
          label: `${length.label}${length.value === 'date' ? '' : ' fra i dag'}`,
        })),
      ]
    : [{ value: 'none', label: 'Ingen pause' }, ...lengths]
}

/** An anniversary in a list read later: 'Det var 12 år siden, Karen Holm døde.' */
export function pastAnniversaryText({
  kind,
  memorialName,
  years,
}: {
  kind: 'birth' | 'death'
  memorialName: string
  years: number
}): string {
  const count = years === 1 ? 'et år' : `${years} år`
  return `Mærkedag: det var ${count} siden, ${memorialName} ${kind === 'birth' ? 'blev født' : 'døde'}.`
}
