import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

/**
 * Money that goes back without the payer having asked for it. `account`: to the bank account we know; `ask`: to one we
 * have to be told; `failed`: it could not be paid back to the card, so we have to be told an account.
 */
export type MoneyBackProps = SiteProps & {
  name: string | null
  amount: string
  why: 'not_needed' | 'cancelled'
  /** The page that it was paid for; null for other invoices. */
  memorialName: string | null
  way: 'same' | 'account' | 'ask' | 'failed'
}

export const moneyBackSubject = ({ amount, way }: MoneyBackProps) =>
  way === 'failed' ? `Vi kunne ikke betale ${amount} tilbage til dit kort` : `Vi betaler ${amount} tilbage`

const answer = 'Svar på denne mail med registreringsnummer og kontonummer.'

/** What was paid twice or for nothing is paid back, or could not be. */
export function MoneyBackEmail({ name, amount, why, memorialName, way, ...site }: MoneyBackProps) {
  const about = memorialName ? ` til mindesiden for ${memorialName}` : ''
  const reason =
    why === 'cancelled'
      ? `Købet${about} er annulleret, og der var betalt ${amount} for det.`
      : `Vi har fået ${amount} for meget${about}, for eksempel fordi det var betalt i forvejen.`
  const back = {
    same: 'Du får pengene tilbage, samme vej som du betalte. Det tager som regel nogle dage.',
    account: 'Du får pengene tilbage på den bankkonto, du har skrevet til os.',
    ask: `Du får pengene tilbage på din bankkonto. ${answer}`,
    failed: `Vi har prøvet at betale ${amount} tilbage til dit kort, men banken tog ikke imod dem. ${answer} Så overfører vi pengene.`,
  }[way]
  return (
    <EmailFrame
      {...site}
      preview={back}
      heading={way === 'failed' ? 'Vi mangler dit kontonummer' : 'Du får penge tilbage'}
    >
      <EmailGreeting name={name} />
      {way !== 'failed' && <EmailText>{reason}</EmailText>}
      <EmailText>{back}</EmailText>
    </EmailFrame>
  )
}
