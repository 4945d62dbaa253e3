import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuiet, EmailText, type SiteProps } from './email-frame'

/**
 * Amounts and days are written out. `startsOn`: null when it has begun. `paidThrough`, the last day, and `renewsOn`: null
 * for Livstid.
 */
export type PlanConfirmedProps = SiteProps & {
  name: string | null
  plan: string
  memorialName: string
  price: string
  isLivstid: boolean
  /** Whether the payer asked for it to begin at once. */
  hasConsent: boolean
  /** Whether it replaced another plan. */
  isChange: boolean
  startsOn: string | null
  paidThrough: string | null
  renewsOn: string | null
  renewal: 'card' | 'invoice' | 'none'
  cardLabel: string | null
  regretUntil: string
  withdrawUrl: string
  termsUrl: string
  planUrl: string
}

export const planConfirmedSubject = ({ plan, memorialName }: PlanConfirmedProps) =>
  `Tak for købet af ${plan} til mindesiden for ${memorialName}`

/** The confirmation of an agreement on a plan: what was agreed, how to regret and cancel; terms and form as files. */
export function PlanConfirmedEmail(props: PlanConfirmedProps) {
  const { name, plan, memorialName, price, startsOn, paidThrough, renewal } = props
  const { regretUntil, withdrawUrl, termsUrl, planUrl, ...site } = props
  return (
    <EmailFrame {...site} preview="Her er det, vi har aftalt." heading="Tak for købet">
      <EmailGreeting name={name} />
      <EmailText>
        Du har købt {plan} til mindesiden for {memorialName}. Prisen er {price} med moms.{' '}
        {startsOn ? `${plan} begynder den ${startsOn}` : `${plan} er begyndt`}
        {paidThrough && ` og er betalt til og med den ${paidThrough}`}.
      </EmailText>
      <EmailText>{renewalText(props)}</EmailText>
      <EmailText>
        Du kan fortryde til og med den {regretUntil}. {refundText(props)}
      </EmailText>
      <EmailMainAction href={planUrl} label="Se planen" />
      <EmailText>Vil du fortryde, gør du det her, også uden at logge ind: {withdrawUrl}</EmailText>
      <EmailQuiet>
        Betingelserne og en fortrydelsesformular er vedhæftet som filer. Betingelserne står også her: {termsUrl}.{' '}
        {renewal !== 'none' && 'Vil du sige op, gør du det under Abonnement.'}
      </EmailQuiet>
    </EmailFrame>
  )
}

function renewalText({ renewal, cardLabel, renewsOn }: PlanConfirmedProps): string {
  if (renewal === 'none') return 'Der er ikke flere betalinger, og der er intet at sige op.'
  if (renewal === 'card')
    return `${renewsOn ? `Den ${renewsOn}` : 'Når perioden er gået,'} trækker vi beløbet for næste periode på ${cardLabel ?? 'dit kort'}. Vi skriver, før det sker, og du kan sige op, når du vil.`
  return 'Det fornyes ikke af sig selv. Før næste periode sender vi en faktura, som du kan betale eller lade ligge.'
}

function refundText({ isLivstid, hasConsent, isChange }: PlanConfirmedProps): string {
  const day = isLivstid && hasConsent ? ' En dag koster det samme som en dag i et år med Premium.' : ''
  if (isChange)
    return `Så får du pengene tilbage, og den plan, siden havde før, fortsætter, hvis den stadig løber.${hasConsent ? ' Du bad om, at det nye begyndte med det samme, så du betaler for de hele dage, der ikke allerede var betalt.' : ''}${day}`
  if (hasConsent)
    return `Du bad om, at det begyndte med det samme, så du betaler for de hele dage, du har haft det.${day}`
  return 'Så får du alle pengene tilbage.'
}
