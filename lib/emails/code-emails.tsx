import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `until`: the owner's last day to answer, in words; null for a page without an owner. */
type TakeoverStartedProps = SiteProps & { askerName: string; memorialName: string; until: string | null }

const takeoverStartedSubject = ({ memorialName }: TakeoverStartedProps) =>
  `Vi ser på, om du kan overtage mindesiden for ${memorialName}`

/** To the person who requested a page in writing: the documents arrived, and when to expect an answer. */
function TakeoverStartedEmail({ askerName, memorialName, until, ...site }: TakeoverStartedProps) {
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

/** `memorialNames`: the pages moved with the code. `reason`: the administrator's text, as plain text. */
type CodeGivenProps = SiteProps & {
  fullName: string
  code: string
  memorialNames: string[]
  /** Whether the code leads to a page. */
  isLinked: boolean
  /** Whether the receiver is the new owner; otherwise the former one. */
  isNew: boolean
  reason: string
  profileUrl: string
}

const codeGivenSubject = ({ code, isNew }: CodeGivenProps) =>
  isNew ? `Koden ${code} er nu din` : `Koden ${code} hører nu til en anden konto`

/** An administrator moved a code to another account, and what happened to the page. */
function CodeGivenEmail({
  fullName,
  code,
  memorialNames,
  isLinked,
  isNew,
  reason,
  profileUrl,
  ...site
}: CodeGivenProps) {
  const names = new Intl.ListFormat('da').format(memorialNames)
  return (
    <EmailFrame
      {...site}
      preview={isNew ? 'Du finder den på din profil.' : 'Stenen virker som før.'}
      heading={isNew ? `Koden ${code} er nu din` : `Koden ${code} er flyttet`}
    >
      <EmailText>Kære {fullName}</EmailText>
      <EmailText>
        {isNew
          ? `Vi har flyttet koden ${code} til din konto.`
          : `Vi har flyttet koden ${code} fra din konto til en anden.`}{' '}
        Grunden er:
      </EmailText>
      <EmailQuote words={reason} />
      {memorialNames.length > 0 && <EmailText>{pageText(names, memorialNames.length, isNew)}</EmailText>}
      {memorialNames.length === 0 && isLinked && (
        <EmailText>
          {/* 2 of 2 kept by: lib/domain/code-desk/commands/give-code.test.ts */}
          Mindesiden, som koden fører til, er der stadig og har den samme ejer som før. Den, der scanner stenen, kommer
          stadig derhen.
        </EmailText>
      )}
      <EmailText>
        {/* no promise: an instruction to the reader */}
        Er det ikke rigtigt, så svar på mailen med det samme.
      </EmailText>
      <EmailMainAction href={profileUrl} label="Gå til min profil" />
    </EmailFrame>
  )
}

function pageText(names: string, count: number, isNew: boolean): string {
  const [pages, it] = count === 1 ? ['Mindesiden', 'den'] : ['Mindesiderne', 'dem']
  return isNew
    ? `${pages} for ${names} fulgte med, og det er nu dig, der passer på ${it}. Alt på ${it} er, som det var.`
    : // 2 of 2 kept by: lib/domain/code-desk/commands/give-code.test.ts
      `${pages} for ${names} fulgte med. Alt på ${it} er, som det var, og du kan stadig redigere ${it}.`
}

type CodeReportedProps = SiteProps & {
  name: string
  memorialName: string
  /** As people read it: XXXXX-XXXXX. */
  formattedCode: string
  stoneUrl: string
}

const codeReportedSubject = ({ memorialName }: CodeReportedProps) => `Se til koden på stenen for ${memorialName}`

/** To the owner of a page, when the code on the stone was reported as wrong or covered. */
function CodeReportedEmail({ name, memorialName, formattedCode, stoneUrl, ...site }: CodeReportedProps) {
  return (
    <EmailFrame {...site} preview="Nogen har skrevet til os om koden." heading="Se til koden på stenen">
      <EmailText>Kære {name}</EmailText>
      <EmailText>
        Nogen har skrevet til os, at der er noget i vejen med QR-koden på stenen for {memorialName}. Det er koden{' '}
        {formattedCode}. Tit er den bare dækket af mos eller blade.
      </EmailText>
      <EmailText>
        Vi ser på det. Kommer du forbi graven, må du gerne tage et billede af koden. Så kan vi se, om den stadig kan
        læses.
      </EmailText>
      <EmailMainAction href={stoneUrl} label="Læg et billede op" />
    </EmailFrame>
  )
}

type ActivationLockedProps = SiteProps & {
  /** The reseller's contact; null when sent to the administrators. */
  name: string | null
  /** As people read it: XXXXX-XXXXX. */
  formattedCode: string
  codeUrl: string
  /** In words. */
  closedFor: string
}

const activationLockedSubject = ({ formattedCode }: ActivationLockedProps) =>
  `Koden ${formattedCode} er lukket for en stund`

/** To the code's reseller, when many addresses have guessed its activation code. */
function ActivationLockedEmail({ name, formattedCode, codeUrl, closedFor, ...site }: ActivationLockedProps) {
  return (
    <EmailFrame
      {...site}
      preview="Nogen har prøvet at gætte aktiveringskoden."
      heading="Nogen har prøvet at gætte aktiveringskoden"
    >
      {name && <EmailText>Kære {name}</EmailText>}
      <EmailText>
        {/* 2, 3 of 3 kept by: lib/domain/qr-codes/commands/lock-qr-code.test.ts */}
        Der er tastet forkerte aktiveringskoder til QR-koden {formattedCode} mange gange og fra mange forskellige
        steder. Derfor er koden lukket for alle i {closedFor}. Den åbner igen af sig selv, og familien kan bruge den som
        før.
      </EmailText>
      <EmailText>
        {/* 2 of 4 no promise: advice to the reseller; the hour has its row */}
        {/* 4 of 4 kept by: lib/domain/qr-codes/claim-code.concurrency.test.ts */}
        Ring gerne til familien. Er det dem, der har tastet forkert, så læs de seks cifre op fra det kort, der fulgte
        med stenen, og bed dem prøve igen om {closedFor}. Er det ikke dem, så bed dem oprette deres konto og låse koden
        til den, så snart de kan. Derefter kan ingen andre tage den.
      </EmailText>
      <EmailText>
        {/* 2 of 2 kept by: lib/domain/qr-codes/commands/lock-qr-code.test.ts */}
        {name && 'Bliver det ved, så svar på denne mail. '}Vi kan give familien en ny kode. Du hører højst fra os om det
        her én gang i døgnet.
      </EmailText>
      <EmailMainAction href={codeUrl} label="Se koden" />
    </EmailFrame>
  )
}

export const codeEmails = {
  'activation-locked': { subject: activationLockedSubject, Body: ActivationLockedEmail },
  'code-reported': { subject: codeReportedSubject, Body: CodeReportedEmail },
  'takeover-started': { subject: takeoverStartedSubject, Body: TakeoverStartedEmail },
  'code-given': { subject: codeGivenSubject, Body: CodeGivenEmail },
}
