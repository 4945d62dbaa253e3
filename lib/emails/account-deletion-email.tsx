import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `dueAt` in words, as 'søndag den 3. maj 2026 kl. 14.05'; `choices`: a sentence for each page. */
export type AccountDeletionProps = SiteProps & {
  fullName: string | null
  dueAt: string
  choices: string[]
  restoreUrl: string
}

export const accountDeletionSubject = ({ siteName }: AccountDeletionProps) => `Din konto hos ${siteName} bliver slettet`

export function AccountDeletionEmail({ fullName, dueAt, choices, restoreUrl, ...site }: AccountDeletionProps) {
  return (
    <EmailFrame {...site} preview={`Det sker ${dueAt}. Indtil da kan du fortryde.`} heading="Din konto bliver slettet">
      <EmailGreeting name={fullName} />
      <EmailText>
        {/* 3 of 3 kept by: lib/domain/privacy/commands/cancel-deletion.test.ts */}
        Du har bedt os om at slette din konto. Det sker {dueAt}. Indtil da er intet ændret: du kan logge ind, og dine
        mindesider er, som de plejer.
      </EmailText>
      <Choices choices={choices} />
      <EmailText>Fortryder du, så tryk på knappen. Du behøver ikke at logge ind.</EmailText>
      <EmailMainAction href={restoreUrl} label="Behold kontoen" />
      <EmailText>
        Var det ikke dig, der bad om det, så behold kontoen, og vælg en ny adgangskode. Skriv også til os på{' '}
        {site.supportEmail}.
      </EmailText>
    </EmailFrame>
  )
}

/** What happens to each page, a line each. */
export function Choices({ choices }: { choices: string[] }) {
  return choices.map((choice) => <EmailQuote key={choice} words={choice} />)
}
