import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuiet, EmailText, type SiteProps } from './email-frame'

/** Amounts and days are written out. `startsOn`: null when it has begun. `paidUntil`: null for Livstid. */
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
  paidUntil: string | null
  renewal: 'card' | 'invoice' | 'none'
  cardLabel: string | null
  regretUntil: string
  withdrawUrl: string
  termsUrl: string
  planUrl: string
}

export const planConfirmedSubject = ({ plan, memorialName }: PlanConfirmedProps) =>
  `Tak for købet af ${plan} til siden for ${memorialName}`

/** The confirmation of an agreement on a plan: what was agreed, how to regret and cancel; terms and form as files. */
export function PlanConfirmedEmail(props: PlanConfirmedProps) {
  const { name, plan, memorialName, price, isLivstid, startsOn, paidUntil } = props
  const { regretUntil, withdrawUrl, termsUrl, planUrl, ...site } = props
  return (
    <EmailFrame {...site} preview="Her er det, vi har aftalt." heading="Tak for købet">
      <EmailGreeting name={name} />
      <EmailText>
        Du har købt {plan} til mindesiden for {memorialName}. Prisen er {price} med moms.{' '}
        {startsOn ? `Det begynder ${startsOn}.` : 'Det er begyndt.'}
        {paidUntil && ` Der er betalt til ${paidUntil}.`}
      </EmailText>
      <EmailText>{renewalText(props)}</EmailText>
      <EmailText>
        Du kan fortryde til og med {regretUntil}. {refundText(props)}
      </EmailText>
      <EmailMainAction href={planUrl} label="Se planen" />
      <EmailText>Du fortryder på denne side, også uden at logge ind: {withdrawUrl}</EmailText>
      <EmailQuiet>
        Betingelserne og en fortrydelsesformular er vedhæftet som filer. Betingelserne står også her: {termsUrl}.{' '}
        {isLivstid ? '' : 'Du siger op på den side, hvor planen står.'}
      </EmailQuiet>
    </EmailFrame>
  )
}

function renewalText({ renewal, cardLabel, paidUntil }: PlanConfirmedProps): string {
  if (renewal === 'none') return 'Der er ikke flere betalinger, og der er intet at sige op.'
  if (renewal === 'card')
    return `${paidUntil ? `Den ${paidUntil}` : 'Når perioden er gået,'} trækker vi næste periode på ${cardLabel ?? 'dit kort'}. Vi skriver, før det sker, og du kan sige op, når du vil.`
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
