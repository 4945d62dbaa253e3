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
  /**
   * `ordered`: it waits for a transfer; `bought`: it is paid; `begun`: the transfer has come; `renewed`: a later period
   * was paid; `hurried`: it waited, and its payer asked for it to begin.
   */
  stage: 'ordered' | 'bought' | 'begun' | 'renewed' | 'hurried'
  /** What Livstid covers, and for how long; null for Premium. */
  lasting: string | null
  /** Whether the payer asked for it to begin at once. */
  hasConsent: boolean
  /** Whether it replaced another plan. */
  isChange: boolean
  startsOn: string | null
  paidThrough: string | null
  renewsOn: string | null
  renewal: 'card' | 'invoice' | 'none'
  cardLabel: string | null
  /** The files that go with it, and how it is regretted; null when they came with an earlier mail. */
  papers: {
    termsUrl: string
    termsVersion: string
    regretUntil: string | null
    withdrawUrl: string | null
  } | null
  planUrl: string
}

const subjects: Record<PlanConfirmedProps['stage'], (plan: string) => string> = {
  ordered: (plan) => `Tak for bestillingen af ${plan}`,
  bought: (plan) => `Tak for købet af ${plan}`,
  begun: (plan) => `Vi har fået pengene for ${plan}`,
  renewed: (plan) => `Tak for betalingen af ${plan}`,
  hurried: (plan) => `Nu begynder ${plan}`,
}

const headings: Record<PlanConfirmedProps['stage'], string> = {
  ordered: 'Tak for bestillingen',
  bought: 'Tak for købet',
  begun: 'Vi har fået pengene',
  renewed: 'Tak for betalingen',
  hurried: 'Planen er begyndt',
}

export const planConfirmedSubject = ({ stage, plan, memorialName }: PlanConfirmedProps) =>
  `${subjects[stage](plan)} til mindesiden for ${memorialName}`

/** The confirmation of an agreement on a plan: what was agreed, how to regret and cancel; terms and form as files. */
export function PlanConfirmedEmail(props: PlanConfirmedProps) {
  const { name, stage, lasting, papers, renewal, planUrl } = props
  return (
    <EmailFrame {...props} preview="Her er det, vi har aftalt." heading={headings[stage]}>
      <EmailGreeting name={name} />
      <EmailText>{agreedText(props)}</EmailText>
      {lasting && <EmailText>{lasting}</EmailText>}
      <EmailText>{renewalText(props)}</EmailText>
      {papers?.regretUntil && (
        <EmailText>
          Du kan fortryde til og med den {papers.regretUntil}. {refundText(props)}
        </EmailText>
      )}
      <EmailMainAction href={planUrl} label="Se planen" />
      {papers?.withdrawUrl && (
        <EmailText>Vil du fortryde, gør du det her, også uden at logge ind: {papers.withdrawUrl}</EmailText>
      )}
      <EmailQuiet>
        {papers &&
          `Betingelserne (version ${papers.termsVersion}) og en fortrydelsesformular er vedhæftet som filer. Betingelserne står også her: ${papers.termsUrl}. `}
        {renewal !== 'none' && 'Vil du sige op, gør du det under Sidernes planer.'}
      </EmailQuiet>
    </EmailFrame>
  )
}

function agreedText(props: PlanConfirmedProps): string {
  const { stage, plan, memorialName, price, hasConsent, startsOn, paidThrough } = props
  const about = `${plan} til mindesiden for ${memorialName}`
  const starts = startsOn ? `${plan} begynder den ${startsOn}` : `${plan} er begyndt`
  const paid = paidThrough ? ` og er betalt til og med den ${paidThrough}` : ''
  switch (stage) {
    case 'ordered':
      // 3 of 4 kept by: lib/domain/subscriptions/commands/buy-plan.test.ts
      return `Du har bestilt ${about}. Prisen er ${price} med moms. Fakturaen med kontonummer kommer i en mail for sig. ${plan} begynder, når pengene er kommet${hasConsent ? '.' : ', og fristen for at fortryde er gået.'}`
    case 'begun':
      return `Vi har fået pengene for ${about}. ${starts}${paid}.`
    case 'renewed':
      return `Du har betalt en periode mere med ${about}. Prisen er ${price} med moms.${startsOn ? ` Perioden begynder den ${startsOn}.` : ''}${paidThrough ? ` Der er betalt til og med den ${paidThrough}.` : ''}`
    case 'hurried':
      // 1 of 2 kept by: lib/domain/subscriptions/commands/begin-plan-now.test.ts
      return `Du har bedt om, at ${about} begynder med det samme. ${starts}${paid}. Det gælder i stedet for de dage, der står på fakturaen.`
    case 'bought':
      return `Du har købt ${about}. Prisen er ${price} med moms. ${starts}${paid}.`
  }
}

function renewalText({ renewal, cardLabel, renewsOn, stage }: PlanConfirmedProps): string {
  if (renewal === 'none')
    return stage === 'ordered'
      ? // no promise: how Livstid is paid
        'Du betaler én gang, og der er intet at sige op.'
      : // kept by: lib/domain/settlement/simulation.test.ts
        'Der er ikke flere betalinger, og der er intet at sige op.'
  if (renewal === 'card')
    return `${renewsOn ? `Den ${renewsOn}` : 'Når perioden er gået,'} trækker vi beløbet for næste periode på ${cardLabel ?? 'dit kort'}. Vi skriver, før det sker, og du kan sige op, når du vil.`
  return 'Planen fornyes ikke af sig selv. Før næste periode sender vi en faktura, som du kan betale eller lade ligge.'
}

function refundText({ stage, lasting, hasConsent, isChange }: PlanConfirmedProps): string {
  if (stage === 'renewed')
    // kept by: lib/domain/subscriptions/begin-purchase.test.ts
    return 'Så får du pengene for den nye periode tilbage.'
  // kept by: lib/domain/subscriptions/commands/withdraw-again.test.ts
  const day = lasting && hasConsent ? ' En dag koster det samme som en dag i et år med Premium.' : ''
  if (isChange)
    return `Så får du pengene tilbage, og den plan, siden havde før, fortsætter, hvis den stadig løber.${hasConsent ? /* kept by: lib/domain/subscriptions/commands/withdraw-again.test.ts */ ' Du bad om, at den nye plan begyndte med det samme, så du betaler for de hele dage, der ikke allerede var betalt.' : ''}${day}`
  if (hasConsent)
    // kept by: lib/domain/subscriptions/law/law.test.ts
    return `Du bad om, at planen begyndte med det samme, så du betaler for de hele dage, du har haft den.${day}`
  return 'Så får du alle pengene tilbage.'
}
