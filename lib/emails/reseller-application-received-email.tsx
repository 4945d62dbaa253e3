import { EmailFrame, EmailGreeting, EmailQuiet, EmailText, type SiteProps } from './email-frame'

/** `answerTime` in words. */
export type ResellerApplicationReceivedProps = SiteProps & { answerTime: string }

export const resellerApplicationReceivedSubject = () => 'Vi har fået jeres ansøgning'

/** The receipt for a reseller's application. Names nobody, since the address is not confirmed. */
export function ResellerApplicationReceivedEmail({ answerTime, ...site }: ResellerApplicationReceivedProps) {
  return (
    <EmailFrame
      {...site}
      // kept by: lib/domain/support/deadlines.test.ts
      preview={`Vi læser den og svarer inden for ${answerTime}.`}
      heading="Vi har fået jeres ansøgning"
    >
      <EmailGreeting name={null} />
      <EmailText>
        Tak, fordi I vil være forhandler hos os. Vi læser selv ansøgningen igennem og ringer, hvis der er noget, vi skal
        vide.
      </EmailText>
      <EmailText>
        {/* 1 of 2 kept by: lib/domain/support/deadlines.test.ts */}
        Vi svarer inden for {answerTime}, og svaret kommer til denne mailadresse. Siger vi ja, er der et link i mailen,
        så I kan komme i gang.
      </EmailText>
      <EmailQuiet>Har I ikke selv søgt, så svar på mailen. Så fjerner vi ansøgningen.</EmailQuiet>
    </EmailFrame>
  )
}
