import { type Complaint, EmailComplaint, EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuiet, EmailQuote, EmailText, type SiteProps } from './email-frame'

/**
 * `removedOn`, `unusedFor` and `lastNotice` (before the removal) in words. Names are null when the address is not
 * confirmed. `isLast`: it was announced before.
 */
type DraftUnusedProps = SiteProps & {
  fullName: string | null
  memorialName: string | null
  removedOn: string
  unusedFor: string
  lastNotice: string
  isLast: boolean
  keepUrl: string
}

const draftUnusedSubject = ({ memorialName, removedOn }: DraftUnusedProps) =>
  `${draftOf(memorialName)} bliver slettet den ${removedOn}, hvis du ikke vil beholde den`

function DraftUnusedEmail(props: DraftUnusedProps) {
  const { fullName, memorialName, removedOn, unusedFor, lastNotice, isLast, keepUrl, ...site } = props
  return (
    <EmailFrame {...site} preview={`Du kan beholde den indtil den ${removedOn}.`} heading="Vil du beholde din kladde?">
      <EmailGreeting name={fullName} />
      <EmailText>
        {/* 1 of 2 kept by: lib/domain/privacy/unused-drafts.test.ts */}
        {draftOf(memorialName)} har ligget urørt i {unusedFor}, og ingen andre har set den. Vi sletter den tidligst den{' '}
        {removedOn}, med de billeder og tekster, der ligger i den.
      </EmailText>
      <EmailText>
        Vil du beholde den, så tryk på knappen, eller skriv videre på den. Så bliver den, hvor den er. Du behøver ikke
        at logge ind for at beholde den.
      </EmailText>
      <EmailMainAction href={keepUrl} label="Behold siden" />
      <EmailText>
        {isLast
          ? 'Vi har skrevet til dig om det før. Skal den slettes, behøver du ikke gøre noget.'
          : // 2 of 2 kept by: lib/domain/privacy/unused-drafts.test.ts
            `Skal den slettes, behøver du ikke gøre noget. Vi skriver én gang til, ${lastNotice} før det sker.`}
      </EmailText>
    </EmailFrame>
  )
}

function draftOf(memorialName: string | null): string {
  return memorialName ? `Kladden til mindesiden for ${memorialName}` : 'En kladde til en mindeside'
}

type AccountRestoredProps = SiteProps & { fullName: string | null; profileUrl: string }

const accountRestoredSubject = ({ siteName }: AccountRestoredProps) => `Din konto hos ${siteName} bliver ikke slettet`

function AccountRestoredEmail({ fullName, profileUrl, ...site }: AccountRestoredProps) {
  return (
    <EmailFrame {...site} preview="Sletningen er stoppet." heading="Din konto bliver ikke slettet">
      <EmailGreeting name={fullName} />
      <EmailText>
        {/* 2, 3 of 4 kept by: lib/domain/privacy/commands/cancel-deletion.test.ts */}
        {/* 4 of 4 kept by: lib/domain/privacy/commands/accept-handover.test.ts */}
        Sletningen af din konto er stoppet. Intet er gået tabt. Har du bedt nogen om at overtage en mindeside, og har de
        ikke sagt ja endnu, virker deres link ikke længere, og det har vi skrevet til dem. En mindeside, som en anden
        allerede har overtaget, hører til den nye ejer, og du kan stadig redigere den.
      </EmailText>
      <EmailText>Var det ikke dig, der fortrød, så skriv til os på {site.supportEmail}.</EmailText>
      <EmailMainAction href={profileUrl} label="Gå til min profil" />
    </EmailFrame>
  )
}

/** `choices`: what happened to each page, a sentence each. */
type AccountDeletedProps = SiteProps & { fullName: string | null; choices: string[] }

const accountDeletedSubject = ({ siteName }: AccountDeletedProps) => `Din konto hos ${siteName} er slettet`

/** The last mail: the address is deleted once it is sent. */
function AccountDeletedEmail({ fullName, choices, ...site }: AccountDeletedProps) {
  return (
    <EmailFrame {...site} preview="Det kan ikke fortrydes." heading="Din konto er slettet">
      <EmailGreeting name={fullName} />
      <EmailText>Din konto er nu slettet, som du bad om. Det kan ikke fortrydes.</EmailText>
      <Choices choices={choices} />
      <EmailText>
        {/* 1 of 2 kept by: lib/domain/privacy/commands/delete-account.test.ts */}
        Det, du har skrevet på andres mindesider, står der endnu med det navn, du skrev under med. Vil du have noget af
        det fjernet, så skriv til os.
      </EmailText>
      <EmailText>Tak, fordi du har passet på minderne sammen med os.</EmailText>
    </EmailFrame>
  )
}

/** `dueAt` in words, as 'søndag den 3. maj 2026 kl. 14.05'; `choices`: a sentence for each page. */
type AccountDeletionProps = SiteProps & {
  fullName: string | null
  dueAt: string
  choices: string[]
  restoreUrl: string
}

const accountDeletionSubject = ({ siteName }: AccountDeletionProps) => `Din konto hos ${siteName} bliver slettet`

function AccountDeletionEmail({ fullName, dueAt, choices, restoreUrl, ...site }: AccountDeletionProps) {
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

type AccountAct = 'disabled' | 'reopened' | 'signed-out' | 'made-administrator' | 'made-workshop' | 'no-longer-staff'

/** The ground of a decision, and how to complain. */
export type Statement = { facts: string; complaint: Complaint; elsewhere: string }

/** `reason`: the administrator's text, as plain text. `statement`: of a closing. */
export type AccountActProps = SiteProps & {
  fullName: string
  act: AccountAct
  reason: string | null
  statement?: Statement
}

type Words = { subject: string; preview: string; text: string; after: string }

const words: Record<AccountAct, (site: SiteProps) => Words> = {
  disabled: ({ siteName }) => ({
    subject: `Din konto hos ${siteName} er lukket`,
    preview: 'Dine mindesider er der stadig.',
    // 2 of 3 kept by: lib/domain/account-desk/commands/disable-account.test.ts
    text: 'Vi har lukket din konto. Du kan ikke logge ind, før vi åbner den igen. Vores begrundelse er:',
    // 1, 2 of 2 kept by: lib/domain/account-desk/commands/disable-account.test.ts
    after:
      'Dine mindesider og det, du har skrevet, er der stadig. Har du købt Premium, er det opsagt, og vi trækker ikke flere beløb på dit kort.',
  }),
  reopened: ({ siteName }) => ({
    subject: `Din konto hos ${siteName} er åben igen`,
    preview: 'Du kan logge ind som før.',
    text: 'Vi har åbnet din konto igen, og du kan logge ind, som du plejer. Vores besked til dig er:',
    after: 'Vil du have besked på en telefon eller computer, skal du slå det til igen på din profil.',
  }),
  'signed-out': () => ({
    subject: 'Du er logget ud',
    preview: 'Din adgangskode er den samme.',
    text: 'Vi har logget din konto ud for at passe på den. Din adgangskode er den samme, og du kan logge ind igen, som du plejer.',
    after: 'Har du ikke talt med os om det, og undrer det dig, så svar på mailen.',
  }),
  'made-administrator': ({ siteName }) => ({
    subject: `Du har fået adgang til administrationen hos ${siteName}`,
    preview: 'Log ind igen for at komme i gang.',
    text: 'Din konto har nu adgang til administrationen. Du er logget ud alle steder og skal logge ind igen. Vores besked til dig er:',
    // no promise: an instruction to the reader
    after: 'Er det ikke noget, du har aftalt med os, så svar på mailen med det samme.',
  }),
  'made-workshop': ({ siteName }) => ({
    subject: `Du har fået adgang til værkstedet hos ${siteName}`,
    preview: 'Log ind igen for at komme i gang.',
    text: 'Din konto har nu adgang til værkstedet. Du er logget ud alle steder og skal logge ind igen. Vores besked til dig er:',
    // no promise: an instruction to the reader
    after: 'Er det ikke noget, du har aftalt med os, så svar på mailen med det samme.',
  }),
  'no-longer-staff': ({ siteName }) => ({
    subject: `Din adgang til administrationen hos ${siteName} er slut`,
    preview: 'Din konto er der stadig.',
    text: 'Din konto har ikke længere adgang til administrationen. Grunden er:',
    after: 'Din egen konto og dine mindesider er, som de var, og du kan logge ind, som du plejer.',
  }),
}

const accountActSubject = (props: AccountActProps) => words[props.act](props).subject

/** What an administrator did with the account, why, and what it means. */
function AccountActEmail({ fullName, act, reason, statement, ...site }: AccountActProps) {
  const { subject, preview, text, after } = words[act](site)
  return (
    <EmailFrame {...site} preview={preview} heading={subject}>
      <EmailText>Kære {fullName}</EmailText>
      <EmailText>{text}</EmailText>
      {reason && <EmailQuote words={reason} />}
      {statement && <EmailText>{statement.facts}</EmailText>}
      <EmailText>{after}</EmailText>
      {statement && (
        <>
          <EmailComplaint {...statement.complaint} />
          <EmailQuiet>{statement.elsewhere}</EmailQuiet>
        </>
      )}
    </EmailFrame>
  )
}

export const accountEmails = {
  'account-act': { subject: accountActSubject, Body: AccountActEmail },
  'account-deletion': { subject: accountDeletionSubject, Body: AccountDeletionEmail },
  'account-deleted': { subject: accountDeletedSubject, Body: AccountDeletedEmail },
  'account-restored': { subject: accountRestoredSubject, Body: AccountRestoredEmail },
  'draft-unused': { subject: draftUnusedSubject, Body: DraftUnusedEmail },
}
