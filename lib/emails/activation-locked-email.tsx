import { EmailMainAction } from './email-action'
import { EmailFrame, EmailText, type SiteProps } from './email-frame'

export type ActivationLockedProps = SiteProps & {
  /** The reseller's contact; null when sent to the administrators. */
  name: string | null
  /** As people read it: XXXXX-XXXXX. */
  formattedCode: string
  codeUrl: string
  /** In words. */
  closedFor: string
}

export const activationLockedSubject = ({ formattedCode }: ActivationLockedProps) =>
  `Koden ${formattedCode} er lukket for en stund`

/** To the code's reseller, when many addresses have guessed its activation code. */
export function ActivationLockedEmail({ name, formattedCode, codeUrl, closedFor, ...site }: ActivationLockedProps) {
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
