import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `cvr`: digits in pairs. `message`: what the company added, or null. `answerTime` in words. */
export type ResellerApplicationOpenedProps = SiteProps & {
  companyName: string
  cvr: string
  city: string
  contactName: string
  message: string | null
  answerTime: string
  deskUrl: string
}

export const resellerApplicationOpenedSubject = ({ companyName }: ResellerApplicationOpenedProps) =>
  `${companyName} vil være forhandler`

/** To the administrators: an application awaits a decision. */
export function ResellerApplicationOpenedEmail(props: ResellerApplicationOpenedProps) {
  const { companyName, cvr, city, contactName, message, answerTime, deskUrl, ...site } = props
  return (
    <EmailFrame
      {...site}
      // kept by: lib/domain/support/deadlines.test.ts
      preview={`${contactName} venter på svar inden for ${answerTime}.`}
      heading="En ny ansøgning fra en forhandler"
    >
      <EmailText>
        {companyName} i {city} (CVR {cvr}) vil gerne være forhandler. {contactName} har skrevet ansøgningen.
      </EmailText>
      {message && <EmailQuote words={message} by={contactName} />}
      <EmailText>
        {/* kept by: lib/domain/support/deadlines.test.ts */}
        Vi har lovet svar inden for {answerTime}.
      </EmailText>
      <EmailMainAction href={deskUrl} label="Læs ansøgningen" />
    </EmailFrame>
  )
}
