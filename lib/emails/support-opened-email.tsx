import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `text`: the message, as plain text. `isReply`: whether the case already existed. */
export type SupportOpenedProps = SiteProps & {
  number: number
  topic: string
  subject: string
  name: string
  text: string
  caseUrl: string
  isReply: boolean
}

export const supportOpenedSubject = ({ number, subject, isReply }: SupportOpenedProps) =>
  `${isReply ? 'Nyt om henvendelse' : 'Ny henvendelse'} ${number}: ${subject}`

/** To the administrators: a case awaits an answer. */
export function SupportOpenedEmail(props: SupportOpenedProps) {
  const { number, topic, subject, name, text, caseUrl, isReply, ...site } = props
  const did = isReply
    ? `har skrevet mere om henvendelse ${number}`
    : `har skrevet til os. Henvendelsen har nummer ${number}`
  return (
    <EmailFrame
      {...site}
      preview={`${name}: ${subject}`}
      heading={isReply ? 'Nyt om en henvendelse' : 'En ny henvendelse'}
    >
      <EmailText>
        {name} {did}.
      </EmailText>
      <EmailText>
        {topic}: {subject}
      </EmailText>
      <EmailQuote words={text} />
      <EmailMainAction href={caseUrl} label="Åbn henvendelsen" />
    </EmailFrame>
  )
}
