import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuiet, EmailText, type SiteProps } from './email-frame'

/** `names` is null when the owner's address is not confirmed. `expiresOn` in words. Receivers may lack an account. */
export type SuccessorNamedProps = SiteProps & {
  names: { successor: string; owner: string; memorial: string } | null
  expiresOn: string
  answerUrl: string
  /** The owner writes about themselves: how many days they then have to refuse; null for other pages. */
  daysToRefuse: number | null
}

export const successorNamedSubject = ({ names }: SuccessorNamedProps) =>
  `Vil du passe på ${names ? `mindesiden for ${names.memorial}` : 'en mindeside'} en dag?`

/**
 * To the named successor. It may be read long after it was sent, so nothing in it implies that the owner is alive
 * or has wishes now.
 */
export function SuccessorNamedEmail(props: SuccessorNamedProps) {
  const { names, expiresOn, answerUrl, daysToRefuse, ...site } = props
  return (
    <EmailFrame
      {...site}
      preview={names ? `${names.owner} har valgt dig.` : 'Du kan se, hvem det er, når du åbner linket.'}
      heading={names ? `Mindesiden for ${names.memorial}` : 'En mindeside'}
    >
      <EmailGreeting name={names?.successor ?? null} />
      <EmailText>
        {names
          ? // kept by: lib/domain/members/commands/name-successor.test.ts
            `${names.owner} har valgt dig som den, der kan føre mindesiden for ${names.memorial} videre, den dag den mangler nogen til at passe på sig.`
          : // 1 of 2 kept by: lib/domain/members/commands/name-successor.test.ts
            'Én, der har en mindeside hos os, har valgt dig som den, der kan føre den videre, den dag den mangler nogen til at passe på sig. Du kan se, hvem det er, når du åbner linket.'}
      </EmailText>
      <EmailText>
        {daysToRefuse === null
          ? // 3 of 3 kept by: lib/domain/members/commands/request-succession.test.ts
            // 3 of 3 kept by: lib/domain/members/commands/decide-succession.test.ts
            'Et ja ændrer ikke noget nu. Det betyder, at du kan bede os om siden, når det bliver nødvendigt. Så skriver vi til den adresse, siden hører til, venter på svar og ser på det, før noget ændres.'
          : // 1, 4 of 4 kept by: lib/domain/members/commands/open-own-story.test.ts
            `Siden er en livshistorie, som ingen andre kan se, mens den, der skriver den, lever. Et ja ændrer ikke noget nu. Når tiden er kommet, siger du til. Så skriver vi til den adresse, siden hører til, og der går ${daysToRefuse} dage, før du kan lukke den op.`}
      </EmailText>
      <EmailText>Er den dag allerede kommet, når du læser det her, gælder dit ja på samme måde.</EmailText>
      <EmailMainAction href={answerUrl} label="Svar på spørgsmålet" />
      <EmailQuiet>
        {/* 1 of 2 kept by: lib/domain/members/commands/accept-invitation.test.ts */}
        Linket virker én gang og indtil {expiresOn}. Vil du ikke, skal du ikke gøre noget.
      </EmailQuiet>
    </EmailFrame>
  )
}
