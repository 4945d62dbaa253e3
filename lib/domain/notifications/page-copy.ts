import { firstDaysRule } from '@/lib/domain/notifications/copy'
import type { MailChoicesView } from '@/lib/domain/notifications/mail-choices'
import { formatDate } from '@/lib/shared/danish-time'

const rhythms: Record<MailChoicesView['frequency'], string> = {
  at_once: 'en mail med det samme',
  daily: 'én samlet mail om dagen',
  weekly: 'én samlet mail om ugen',
  // kept by: lib/domain/notifications/notifications.test.ts
  never: 'ingen mail, men kan altid se det nye under Beskeder på din profil',
}

/** How the reader is notified of posts; the choice is personal and applies to all their pages. */
export function ownChoicesText({ frequency, quietUntil }: MailChoicesView): string {
  const pause = quietUntil ? ` Lige nu har du rolige dage til den ${formatDate(new Date(quietUntil))}.` : ''
  const firstDays = frequency === 'at_once' ? ` ${firstDaysRule}` : ''
  return `Du får ${rhythms[frequency]}.${firstDays}${pause} Valget gælder alle dine mindesider.`
}
