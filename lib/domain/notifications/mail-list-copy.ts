import { retentionDays } from '@/lib/domain/legal/retention'
import { counted } from '@/lib/shared/counted'

/** The name of the form about several mails, and the fragment it redirects to. */
export const mailsForm = 'mails'

export const mailListTexts = {
  title: 'Mails',
  // 2 of 2 no promise: told to administrators; lib/domain/notifications/jobs.ts
  intro: `Alle mails fra de seneste ${retentionDays.mail} dage. En mail, der ikke kan sendes, prøves igen i tre dage.`,
  sendAgain: 'Send de valgte igen',
  drop: 'Send dem ikke',
  none: { title: 'Der er ikke sendt nogen mails endnu', text: 'Den første står her, så snart den er skrevet.' },
  noneFound: { title: 'Ingen mails passer', text: 'Vælg en anden status, eller søg efter mindre af adressen.' },
}

/** The message after an act; `act` and `count` are in the address. */
export function mailsDone(act: string | undefined, count: string | undefined): string | null {
  if (!/^\d{1,4}$/.test(count ?? '')) return null
  const mails = counted(Number(count), 'mail', 'mails')
  if (act === 'sendt') return `${mails} er på vej igen.`
  return act === 'droppet' ? `${mails} bliver ikke sendt.` : null
}
