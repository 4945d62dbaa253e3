import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuiet, EmailText, type SiteProps } from './email-frame'

/** `expiresOn` in words. The receiver need not have an account. */
export type SuccessorNamedProps = SiteProps & {
  successorName: string
  ownerName: string
  memorialName: string
  expiresOn: string
  answerUrl: string
}

export const successorNamedSubject = ({ memorialName }: SuccessorNamedProps) =>
  `Vil du passe på mindesiden for ${memorialName} en dag?`

/** To the one whom the owner trusts with the page when the owner no longer can keep it. */
export function SuccessorNamedEmail(props: SuccessorNamedProps) {
  const { successorName, ownerName, memorialName, expiresOn, answerUrl, ...site } = props
  return (
    <EmailFrame {...site} preview={`${ownerName} har valgt dig.`} heading={`Mindesiden for ${memorialName}`}>
      <EmailText>Kære {successorName}</EmailText>
      <EmailText>
        {ownerName} passer på mindesiden for {memorialName} og har valgt dig til at tage over, hvis {ownerName} en dag
        ikke længere selv kan.
      </EmailText>
      <EmailText>
        Der sker ikke noget nu. Siger du ja, kan du den dag, det bliver nødvendigt, bede os om at få siden. Vi spørger
        først {ownerName} og ser på det, før noget ændres.
      </EmailText>
      <EmailMainAction href={answerUrl} label="Svar på spørgsmålet" />
      <EmailQuiet>Linket virker én gang og indtil {expiresOn}. Vil du ikke, skal du ikke gøre noget.</EmailQuiet>
    </EmailFrame>
  )
}
