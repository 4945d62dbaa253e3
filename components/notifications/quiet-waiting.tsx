import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { MailChoicesView } from '@/lib/domain/notifications/mail-choices'
import { formatDate } from '@/lib/shared/danish-time'

type QuietWaitingProps = { choices: MailChoicesView; waiting: number; className?: string }

/** During 'Rolige dage' no mail reports waiting posts, so the profile does. */
export function QuietWaiting({ choices: { quietUntil }, waiting, className }: QuietWaitingProps) {
  if (!quietUntil || waiting === 0) return null
  const waits = waiting === 1 ? 'Ét indlæg venter' : `${waiting.toLocaleString('da-DK')} indlæg venter`
  return (
    <Notice title={`${waits} på dig`} {...(className && { className })}>
      {/* 1 of 3 kept by: lib/domain/notifications/send-summaries.test.ts */}
      Du har rolige dage, så vi skriver ikke til dig om det før den {formatDate(new Date(quietUntil))}. Det haster ikke.{' '}
      <TextLink href="#mailvalg">Ret dine rolige dage</TextLink>
    </Notice>
  )
}
