import { EmailFrame, EmailText, type SiteProps } from './email-frame'

/** `until`: the owner's last day to answer, in words; null for a page without an owner. */
export type TakeoverStartedProps = SiteProps & { askerName: string; memorialName: string; until: string | null }

export const takeoverStartedSubject = ({ memorialName }: TakeoverStartedProps) =>
  `Vi ser på, om du kan overtage mindesiden for ${memorialName}`

/** To the person who requested a page in writing: the documents arrived, and when to expect an answer. */
export function TakeoverStartedEmail({ askerName, memorialName, until, ...site }: TakeoverStartedProps) {
  return (
    <EmailFrame {...site} preview="Vi har fået det, du sendte." heading={`Mindesiden for ${memorialName}`}>
      <EmailText>Kære {askerName}</EmailText>
      <EmailText>
        Tak for det, du har sendt. Vi ser på, om du kan overtage mindesiden for {memorialName}.
        {until && ` Den, der ejer siden nu, har fået besked og kan svare indtil ${until}. Derefter hører du fra os.`}
      </EmailText>
      <EmailText>
        {/* 1 of 2 kept by: lib/domain/members/commands/start-takeover.test.ts */}
        Siden er, som den var, indtil det er afgjort. Er der noget, vi skal vide, så svar på mailen.
      </EmailText>
    </EmailFrame>
  )
}
