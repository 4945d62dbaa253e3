import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailLink, EmailQuiet, EmailText, type SiteProps } from './email-frame'
import { emailStyles } from './theme'

/** `validDays`: how long the link works. */
type EmailConfirmationProps = SiteProps & { token: string; validDays: number }

const emailConfirmationSubject = () => 'Bekræft din mailadresse'

/** To the unconfirmed address of a new account, so it says nothing about the account. */
function EmailConfirmationEmail({ token, validDays, ...site }: EmailConfirmationProps) {
  return (
    <EmailFrame {...site} preview="Så kan vi skrive til dig, når der sker noget." heading="Bekræft din mailadresse">
      <EmailGreeting name={null} />
      <EmailText>
        Velkommen til {site.siteName}. Der er oprettet en konto med denne mailadresse. Er det din, så bekræft den her:
      </EmailText>
      <EmailMainAction href={tokenAddress(site.siteUrl, 'profile/confirm', token)} label="Bekræft adressen" />
      <EmailText>
        {/* 1 of 2 kept by: lib/domain/accounts/commands/confirm-email.test.ts */}
        Når du har gjort det, skriver vi til dig om hilsner, lys og minder, der kommer på din mindeside. Indtil da kan
        du se dem, når du logger ind.
      </EmailText>
      <EmailQuiet>
        {/* 1 of 3 kept by: lib/domain/accounts/commands/confirm-email.test.ts */}
        {/* 3 of 3 kept by: lib/domain/notifications/unconfirmed-mail.test.ts */}
        Linket virker i {validDays} dage. Har du ikke selv oprettet en konto, kan du se bort fra mailen. Så skriver vi
        ikke til dig om det, der sker på andres sider.
      </EmailQuiet>
    </EmailFrame>
  )
}

/** `changedAt` in words, as '3. maj 2026 kl. 14.05'. */
type EmailChangedProps = SiteProps & { fullName: string | null; newEmail: string; changedAt: string }

const emailChangedSubject = () => 'Din mailadresse er ændret'

/** A warning to the old address, in case the owner did not make the change. No button. */
function EmailChangedEmail({ fullName, newEmail, changedAt, ...site }: EmailChangedProps) {
  return (
    <EmailFrame {...site} preview={`Den blev ændret den ${changedAt}.`} heading="Din mailadresse er ændret">
      <EmailGreeting name={fullName} />
      <EmailText>
        {/* 2 of 4 kept by: lib/domain/accounts/commands/confirm-email-change.test.ts */}
        Din konto skiftede mailadresse den {changedAt}. Fra nu af skriver vi til {newEmail}. Du kan logge ind med den
        eller med dit brugernavn. Var det dig, skal du ikke gøre mere.
      </EmailText>
      <EmailText>
        {/* 2 of 3 kept by: lib/domain/account-desk/commands/disable-account.test.ts, docs/operations.md */}
        Var det ikke dig, så skriv straks til os på {site.supportEmail} fra denne adresse. Så lukker vi for kontoen, til
        vi ved, hvem der ejer den. Dine mindesider og det, der står på dem, bliver ikke slettet.
      </EmailText>
    </EmailFrame>
  )
}

/** `validFor` in words. */
type EmailChangeProps = SiteProps & {
  token: string
  fullName: string | null
  username: string | null
  validFor: string
}

const emailChangeSubject = () => 'Bekræft din nye mailadresse'

/** To the new address: nothing changes until it is confirmed. */
function EmailChangeEmail({ token, fullName, username, validFor, ...site }: EmailChangeProps) {
  return (
    <EmailFrame
      {...site}
      // kept by: lib/domain/accounts/commands/confirm-email-change.test.ts
      preview={`Linket virker i ${validFor}.`}
      heading="Bekræft din nye mailadresse"
    >
      <EmailGreeting name={fullName} />
      <EmailText>
        {username ? `Du har bedt om, at kontoen med brugernavnet ${username}` : 'Du har bedt om, at din konto'} skal
        bruge denne mailadresse. Det bekræfter du her:
      </EmailText>
      <EmailMainAction href={tokenAddress(site.siteUrl, 'profile/email', token)} label="Bekræft adressen" />
      <EmailQuiet>
        {/* 1 of 4 kept by: lib/domain/accounts/commands/confirm-email-change.test.ts */}
        {/* 2 of 4 kept by: lib/domain/accounts/commands/request-email-change.test.ts */}
        Linket virker i {validFor} og kun én gang. Indtil da bruger kontoen den gamle adresse. Har du ikke selv bedt om
        det, kan du se bort fra mailen. Så sker der ikke noget.
      </EmailQuiet>
    </EmailFrame>
  )
}

/** `changedAt` in words, as '3. maj 2026 kl. 14.05'. */
type SecondFactorChangedProps = SiteProps & {
  fullName: string
  changedAt: string
  what: 'set-up' | 'new-codes' | 'reset'
}

const subjects = {
  'set-up': 'Dine engangskoder er slået til',
  'new-codes': 'Du har fået nye nødkoder',
  reset: 'Dine engangskoder er nulstillet',
} as const

const sentences = {
  'set-up': 'kom der en ny app med engangskoder på din konto. Den, du eventuelt havde før, virker ikke længere',
  'new-codes':
    /* 2 of 2 kept by: lib/domain/accounts/commands/replace-recovery-codes.test.ts */ 'blev der lavet nye nødkoder til din konto. De gamle virker ikke længere',
  // 1 of 2 kept by: lib/domain/accounts/commands/reset-second-factor.test.ts
  reset:
    'nulstillede en administrator dine engangskoder, og du blev logget ud alle steder. Næste gang du logger ind, slår du dem til igen',
} as const

const secondFactorChangedSubject = ({ what }: SecondFactorChangedProps) => subjects[what]

/** A warning: no button, only whom to contact. */
function SecondFactorChangedEmail({ fullName, changedAt, what, ...site }: SecondFactorChangedProps) {
  return (
    <EmailFrame {...site} preview={`Det skete den ${changedAt}.`} heading={subjects[what]}>
      <EmailText>Kære {fullName}</EmailText>
      <EmailText>
        Den {changedAt} {sentences[what]}. Ved du, hvorfor det skete, skal du ikke gøre mere.
      </EmailText>
      <EmailText>Ved du det ikke, så sig det straks til en anden administrator, og skift din adgangskode.</EmailText>
    </EmailFrame>
  )
}

/** `changedAt` in words, as '3. maj 2026 kl. 14.05'. */
type PasswordChangedProps = SiteProps & { fullName: string | null; changedAt: string }

const passwordChangedSubject = () => 'Din adgangskode er ændret'

/** A warning: no button, only whom to contact. */
function PasswordChangedEmail({ fullName, changedAt, ...site }: PasswordChangedProps) {
  const loginAddress = new URL('/login', site.siteUrl).href
  return (
    <EmailFrame {...site} preview={`Den blev ændret den ${changedAt}.`} heading="Din adgangskode er ændret">
      <EmailGreeting name={fullName} />
      <EmailText>
        {/* 1 of 2 kept by: lib/domain/accounts/commands/change-password.test.ts */}
        Adgangskoden til din konto blev ændret den {changedAt}, og du er logget ud på alle andre enheder. Var det dig,
        skal du ikke gøre mere.
      </EmailText>
      <EmailText>
        Var det ikke dig, så vælg straks en ny adgangskode. Gå til{' '}
        <EmailLink href={loginAddress}>{loginAddress}</EmailLink> og vælg, at du har glemt den. Skriv også til os på{' '}
        {site.supportEmail}.
      </EmailText>
    </EmailFrame>
  )
}

/** `isFromAdministrators`: sent by an administrator, not requested on the sign-in page. `validFor` in words. */
type PasswordResetProps = SiteProps & {
  token: string
  fullName: string | null
  validFor: string
  isFromAdministrators?: boolean
}

const passwordResetSubject = () => 'Vælg en ny adgangskode'

function PasswordResetEmail(props: PasswordResetProps) {
  const { token, fullName, validFor, isFromAdministrators = false, ...site } = props
  return (
    <EmailFrame
      {...site}
      // kept by: lib/domain/accounts/commands/reset-password.test.ts
      preview={`Linket virker i ${validFor}.`}
      heading="Vælg en ny adgangskode"
    >
      <EmailGreeting name={fullName} />
      <EmailText>
        {isFromAdministrators
          ? 'Vi sender dig et link, så du kan vælge en ny adgangskode. Det gør du her:'
          : 'Du har bedt om at vælge en ny adgangskode. Det gør du her:'}
      </EmailText>
      <EmailMainAction href={tokenAddress(site.siteUrl, 'reset-password', token)} label="Vælg ny adgangskode" />
      <EmailQuiet>
        {/* 1, 2 of 4 kept by: lib/domain/accounts/commands/reset-password.test.ts */}
        Linket virker i {validFor} og kun én gang. Når du har valgt en ny adgangskode, bliver du logget ud på alle andre
        enheder. Har du ikke selv bedt om det, kan du se bort fra mailen. Din adgangskode er den samme som før.
      </EmailQuiet>
    </EmailFrame>
  )
}

/** `continueUrl`: the next step, usually the set-up of the account's code. */
type WelcomeProps = SiteProps & { fullName: string; username: string; continueUrl: string }

const welcomeSubject = ({ siteName }: WelcomeProps) => `Velkommen til ${siteName}`

function WelcomeEmail({ fullName, username, continueUrl, ...site }: WelcomeProps) {
  return (
    <EmailFrame {...site} preview="Din konto er oprettet." heading={`Velkommen til ${site.siteName}`}>
      <EmailText>Kære {fullName}</EmailText>
      <EmailText>Din konto er oprettet. Du logger ind med brugernavnet {username} eller med din mailadresse.</EmailText>
      <EmailText>
        {/* 2 of 2 kept by: lib/domain/memorials/commands/update-memorial.test.ts */}
        Du kan lave mindesiden i dit eget tempo. Det, du skriver, bliver gemt undervejs, og du bestemmer selv, hvornår
        andre kan se den.
      </EmailText>
      <EmailMainAction href={continueUrl} label="Fortsæt med mindesiden" />
    </EmailFrame>
  )
}

type AccountKnownProps = SiteProps & { fullName: string | null; code: string; loginUrl: string }

const accountKnownSubject = () => 'Log ind for at gå videre med din mindeside'

/** Sent instead of the setup link to a person who already has an account. `code` as people read it. */
function AccountKnownEmail({ fullName, code, loginUrl, ...site }: AccountKnownProps) {
  return (
    <EmailFrame {...site} preview="Du har allerede en konto." heading="Du har allerede en konto">
      <EmailGreeting name={fullName} />
      <EmailText>
        Du bad om et link, da du scannede koden {code}. Du har allerede en konto med denne mailadresse, så du kan logge
        ind og gå videre derfra.
      </EmailText>
      <EmailMainAction href={loginUrl} label="Log ind" />
      <EmailQuiet>
        Har du glemt din adgangskode, kan du vælge en ny fra den samme side. Har du ikke selv bedt om linket, kan du se
        bort fra mailen. Så sker der ikke noget.
      </EmailQuiet>
    </EmailFrame>
  )
}

/** `validDays`: how long the link works. */
type SetupLinkProps = SiteProps & { token: string; code: string; validDays: number }

const setupLinkSubject = () => 'Lav mindesiden hjemme'

/** For a visitor at the stone who wants to continue at home. `code` as people read it. */
function SetupLinkEmail({ token, code, validDays, ...site }: SetupLinkProps) {
  return (
    <EmailFrame {...site} preview="Her er linket, du bad om ved stenen." heading="Lav mindesiden hjemme">
      <EmailText>
        Du bad om et link, da du scannede koden <strong style={emailStyles.code}>{code}</strong>. Når du har tid og ro,
        kan du oprette din konto og lave mindesiden herfra.
      </EmailText>
      <EmailMainAction href={tokenAddress(site.siteUrl, 'setup', token)} label="Fortsæt her" />
      <EmailQuiet>
        {/* 1 of 3 kept by: lib/domain/accounts/commands/finish-setup.test.ts */}
        Linket virker i {validDays} dage og kun én gang. Har du ikke selv bedt om det, kan du se bort fra mailen. Så
        sker der ikke noget.
      </EmailQuiet>
    </EmailFrame>
  )
}

export const signInEmails = {
  'setup-link': { subject: setupLinkSubject, Body: SetupLinkEmail },
  'account-known': { subject: accountKnownSubject, Body: AccountKnownEmail },
  'password-reset': { subject: passwordResetSubject, Body: PasswordResetEmail },
  'password-changed': { subject: passwordChangedSubject, Body: PasswordChangedEmail },
  'second-factor-changed': { subject: secondFactorChangedSubject, Body: SecondFactorChangedEmail },
  'email-change': { subject: emailChangeSubject, Body: EmailChangeEmail },
  'email-confirmation': { subject: emailConfirmationSubject, Body: EmailConfirmationEmail },
  'email-changed': { subject: emailChangedSubject, Body: EmailChangedEmail },
  welcome: { subject: welcomeSubject, Body: WelcomeEmail },
}

/** The URL of a page that takes a secret from a mail. */
function tokenAddress(
  siteUrl: string,
  page: 'setup' | 'reset-password' | 'profile/email' | 'profile/confirm',
  token: string,
): string {
  return new URL(`/${page}/${encodeURIComponent(token)}`, siteUrl).href
}
