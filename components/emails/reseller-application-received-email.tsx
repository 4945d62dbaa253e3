import { EmailFrame, EmailQuiet, EmailText, type SiteProps } from './email-frame'

export type ResellerApplicationReceivedProps = SiteProps & { contactName: string; companyName: string }

export const resellerApplicationReceivedSubject = ({ companyName }: ResellerApplicationReceivedProps) =>
  `Vi har fået jeres ansøgning: ${companyName}`

/** The receipt to a company that asks to become a reseller, and what happens next. */
export function ResellerApplicationReceivedEmail(props: ResellerApplicationReceivedProps) {
  const { contactName, companyName, ...site } = props
  return (
    <EmailFrame {...site} preview="Vi læser den og svarer inden for to hverdage." heading="Vi har fået jeres ansøgning">
      <EmailText>Kære {contactName}</EmailText>
      <EmailText>
        Tak, fordi {companyName} vil være forhandler hos os. Vi læser selv ansøgningen igennem og ringer, hvis der er
        noget, vi skal vide.
      </EmailText>
      <EmailText>
        Vi svarer inden for to hverdage, og svaret kommer til denne mailadresse. Siger vi ja, er der et link i mailen,
        så I kan komme i gang.
      </EmailText>
      <EmailQuiet>Har I ikke selv søgt, så svar på mailen. Så fjerner vi ansøgningen.</EmailQuiet>
    </EmailFrame>
  )
}
