import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuiet, EmailText, type SiteProps } from './email-frame'

/** `names` is null when the owner's address is not confirmed. `expiresOn` in words. The receiver need not have an account. */
export type SuccessorNamedProps = SiteProps & {
  names: { successor: string; owner: string; memorial: string } | null
  expiresOn: string
  answerUrl: string
}

export const successorNamedSubject = ({ names }: SuccessorNamedProps) =>
  `Vil du passe på ${names ? `mindesiden for ${names.memorial}` : 'en mindeside'} en dag?`

/** To the one whom the owner trusts with the page when the owner no longer can keep it. */
export function SuccessorNamedEmail(props: SuccessorNamedProps) {
  const { names, expiresOn, answerUrl, ...site } = props
  const owner = names?.owner ?? 'ejeren'
  return (
    <EmailFrame
      {...site}
      preview={names ? `${names.owner} har valgt dig.` : 'Du kan se, hvem der spørger, når du åbner linket.'}
      heading={names ? `Mindesiden for ${names.memorial}` : 'En mindeside'}
    >
      <EmailGreeting name={names?.successor ?? null} />
      <EmailText>
        {names ? `${owner} passer på mindesiden for ${names.memorial}` : 'Én, der passer på en mindeside,'}{' '}
        {names && 'og '}har valgt dig til at tage over, hvis {owner} en dag ikke længere selv kan.
        {!names && ' Du kan se, hvem det er, når du åbner linket.'}
      </EmailText>
      <EmailText>
        Der sker ikke noget nu. Siger du ja, kan du den dag, det bliver nødvendigt, bede os om at få siden. Vi spørger
        først {owner} og ser på det, før noget ændres.
      </EmailText>
      <EmailMainAction href={answerUrl} label="Svar på spørgsmålet" />
      <EmailQuiet>Linket virker én gang og indtil {expiresOn}. Vil du ikke, skal du ikke gøre noget.</EmailQuiet>
    </EmailFrame>
  )
}
