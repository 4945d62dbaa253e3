import type { AnniversariesView } from '@/lib/domain/notifications/anniversaries'
import { firstDaysRule } from '@/lib/domain/notifications/copy'
import type { MailChoicesView } from '@/lib/domain/notifications/mail-choices'
import { formatDate } from '@/lib/shared/danish-time'

const rhythms: Record<MailChoicesView['frequency'], string> = {
  at_once: 'en mail med det samme',
  daily: 'én samlet mail om dagen',
  weekly: 'én samlet mail om ugen',
  never: 'ingen mail, men kan altid se det nye under Beskeder på din profil',
}

/** How one is told about what others write; the choice is the person's own and holds for all their pages. */
export function ownChoicesText({ frequency, quietUntil }: MailChoicesView): string {
  const pause = quietUntil ? ` Lige nu har du rolige dage til den ${formatDate(new Date(quietUntil))}.` : ''
  const firstDays = frequency === 'at_once' ? ` ${firstDaysRule}` : ''
  return `Du får ${rhythms[frequency]}.${firstDays}${pause} Valget gælder alle dine mindesider.`
}

export const anniversaryRule =
  'Alle medlemmer af siden får besked på dagen klokken otte om morgenen: under Beskeder på deres profil, på de enheder, hvor det er slået til, og på mail, hvis de får mail med det samme eller hver dag. En 29. februar bliver husket den 28. i de år, hvor dagen ikke findes.'

/** What the owner has chosen, for the others. */
export function anniversariesText({ remembersBirth, remembersDeath }: AnniversariesView): string {
  if (remembersBirth && remembersDeath) return 'Ejeren har valgt, at I får besked på fødselsdagen og på dødsdagen.'
  if (remembersBirth) return 'Ejeren har valgt, at I får besked på fødselsdagen.'
  if (remembersDeath) return 'Ejeren har valgt, at I får besked på dødsdagen.'
  return 'Ejeren har ikke slået besked om mærkedage til.'
}
