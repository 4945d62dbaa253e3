import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuiet, EmailQuote, EmailText, type SiteProps } from './email-frame'

export type AccountAct =
  | 'disabled'
  | 'reopened'
  | 'signed-out'
  | 'made-administrator'
  | 'made-workshop'
  | 'no-longer-staff'

/** The ground of a decision, and how to complain. */
export type Statement = { facts: string; complaint: { sentence: string; url: string }; elsewhere: string }

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

export const accountActSubject = (props: AccountActProps) => words[props.act](props).subject

/** What an administrator did with the account, why, and what it means. */
export function AccountActEmail({ fullName, act, reason, statement, ...site }: AccountActProps) {
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
          <EmailText>{statement.complaint.sentence}</EmailText>
          <EmailMainAction href={statement.complaint.url} label="Klag over afgørelsen" />
          <EmailQuiet>{statement.elsewhere}</EmailQuiet>
        </>
      )}
    </EmailFrame>
  )
}
