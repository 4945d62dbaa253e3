import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuiet, EmailText, type SiteProps } from './email-frame'

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

const moneyBackSubject = ({ amount, way }: MoneyBackProps) =>
  way === 'failed' ? `Vi kunne ikke betale ${amount} tilbage til dit kort` : `Vi betaler ${amount} tilbage`

const answer = 'Svar på denne mail med registreringsnummer og kontonummer.'

/** What was paid twice or for nothing is paid back, or could not be. */
function MoneyBackEmail({ name, amount, why, memorialName, way, ...site }: MoneyBackProps) {
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

/** `cancelled`: `on` is its last day. `over`: cancelled when the paid period was over. */
export type PlanEndedProps = SiteProps & {
  name: string | null
  plan: string
  memorialName: string
  kind: 'cancelled' | 'over' | 'lapsed' | 'left'
  on: string
  /** Of each sum that goes back: how much, where to, and by when. */
  back: readonly string[]
  planUrl: string
  buyUrl: string
}

const planEndedSubject = ({ kind, memorialName }: PlanEndedProps) =>
  ({
    cancelled: `Premium til mindesiden for ${memorialName} er opsagt`,
    over: `Premium til mindesiden for ${memorialName} er opsagt`,
    lapsed: `Mindesiden for ${memorialName} har ikke Premium længere`,
    left: `Premium til mindesiden for ${memorialName} er stoppet`,
  })[kind]

/** An agreement was cancelled, left early, or ended without payment. */
function PlanEndedEmail({ name, plan, memorialName, kind, on, back, planUrl, buyUrl, ...site }: PlanEndedProps) {
  const first = {
    cancelled: `Du har opsagt ${plan} til mindesiden for ${memorialName}. Premium virker til og med den ${on}, og vi trækker ikke flere beløb. Du kan fortryde opsigelsen under Sidernes planer indtil da.`,
    over: `Du har opsagt ${plan} til mindesiden for ${memorialName}. Den betalte periode er gået, så Premium er slut. Vi trækker ikke flere beløb, og du skylder ikke noget.`,
    lapsed: `Der er ikke kommet en betaling for ${plan} til mindesiden for ${memorialName}, så Premium er slut. Du skylder ikke noget.`,
    left: `Du har stoppet ${plan} til mindesiden for ${memorialName} den ${on}.`,
  }[kind]
  return (
    <EmailFrame
      {...site}
      preview="Siden bliver stående."
      heading={kind === 'cancelled' || kind === 'over' ? 'Din opsigelse' : 'Premium er slut'}
    >
      <EmailGreeting name={name} />
      <EmailText>{first}</EmailText>
      {back.length > 0 && <EmailText>Du får pengene for de dage, der ikke er brugt. {back.join(' ')}</EmailText>}
      <EmailText>
        Siden bliver stående og kan scannes som før. Det, der er lagt op, bliver vist og kan hentes. Der kan bare ikke
        komme mere til, end der er plads til i Basis.
      </EmailText>
      {kind === 'cancelled' ? (
        <EmailMainAction href={planUrl} label="Se planen" />
      ) : (
        <EmailMainAction href={buyUrl} label="Køb Premium igen" />
      )}
    </EmailFrame>
  )
}

/** `at`: date and time of the declaration. */
type PlanWithdrawnProps = SiteProps & {
  name: string | null
  number: number
  plan: string
  memorialName: string
  orderedOn: string
  at: string
  /** Of each sum that goes back: how much, where to, and by when. Empty when nothing had been paid. */
  back: readonly string[]
  planUrl: string
}

const planWithdrawnSubject = ({ plan }: PlanWithdrawnProps) => `Kvittering: du har fortrudt købet af ${plan}`

/** The receipt for a withdrawal, with the time it was declared. */
function PlanWithdrawnEmail(props: PlanWithdrawnProps) {
  const { name, number, plan, memorialName, orderedOn, at, back, planUrl, ...site } = props
  return (
    <EmailFrame {...site} preview={`Vi fik din besked den ${at}.`} heading="Du har fortrudt købet">
      <EmailGreeting name={name} />
      <EmailText>
        Den {at} meddelte du, at du fortryder købet af {plan} til mindesiden for {memorialName}, bestilt den {orderedOn}
        . Det er fortrydelse nummer {number}. Gem mailen som din kvittering.
      </EmailText>
      <EmailText>
        {back.length > 0
          ? back.join(' ')
          : // kept by: lib/domain/subscriptions/commands/withdraw-subscription.test.ts
            'Der var ikke betalt noget, så der er intet at betale tilbage, og der bliver ikke trukket noget.'}
      </EmailText>
      <EmailText>Siden bliver stående.</EmailText>
      <EmailMainAction href={planUrl} label="Se planen" />
    </EmailFrame>
  )
}

type PlanPayerGoneProps = SiteProps & {
  name: string | null
  plan: string
  memorialName: string
  /** The last day that is paid for. */
  paidThrough: string
  planUrl: string
}

const planPayerGoneSubject = ({ memorialName }: PlanPayerGoneProps) =>
  `Premium til mindesiden for ${memorialName} bliver ikke fornyet`

/** To the page's owner: whoever paid has deleted the account. */
function PlanPayerGoneEmail({ name, plan, memorialName, paidThrough, planUrl, ...site }: PlanPayerGoneProps) {
  return (
    <EmailFrame
      {...site}
      preview={`Premium er betalt til og med den ${paidThrough}.`}
      heading="Premium bliver ikke fornyet"
    >
      <EmailGreeting name={name} />
      <EmailText>
        Den, der har betalt for {plan} til mindesiden for {memorialName}, har ikke længere en konto hos os. Premium er
        betalt til og med den {paidThrough} og bliver derefter ikke fornyet.
      </EmailText>
      <EmailText>
        Du eller en anden, der er med på siden, kan overtage betalingen, når det passer. De dage, der er betalt for, går
        ikke tabt. Siden bliver stående, også uden Premium.
      </EmailText>
      <EmailMainAction href={planUrl} label="Se planen" />
    </EmailFrame>
  )
}

/** `tone`: the first, a later and the last mail. `needsPayer`: the bank wants the payer to approve. */
type PlanChargeFailedProps = SiteProps & {
  name: string | null
  plan: string
  memorialName: string
  tone: 1 | 2 | 3
  needsPayer: boolean
  cardLabel: string | null
  price: string
  nextTryOn: string | null
  graceUntil: string
  /** What may be done after that, in the middle of a sentence. */
  lapsed: string
  planUrl: string
}

const planChargeFailedSubject = ({ tone, memorialName }: PlanChargeFailedProps) =>
  ({
    1: 'Beløbet kunne ikke trækkes på dit kort',
    2: `Premium til mindesiden for ${memorialName} mangler en betaling`,
    3: `Premium til mindesiden for ${memorialName} er ikke betalt`,
  })[tone]

/** A saved card was refused. */
function PlanChargeFailedEmail(props: PlanChargeFailedProps) {
  const { name, plan, memorialName, tone, needsPayer, cardLabel, price, ...rest } = props
  const { nextTryOn, graceUntil, lapsed, planUrl, ...site } = rest
  const card = cardLabel ?? 'dit kort'
  return (
    <EmailFrame {...site} preview="Alt på siden er, som det plejer." heading={`Betalingen af ${plan}`}>
      <EmailGreeting name={name} />
      <EmailText>
        {tone === 1
          ? `Vi prøvede at trække ${price} på ${card} for Premium til mindesiden for ${memorialName}. ${needsPayer ? 'Din bank vil have, at du selv godkender betalingen.' : 'Banken sagde nej denne gang. Det sker, for eksempel når et kort er skiftet ud.'}`
          : `Betalingen på ${price} for Premium til mindesiden for ${memorialName} er stadig ikke gået igennem på ${card}.`}
      </EmailText>
      <EmailText>
        {/* 3 of 3 kept by: lib/domain/settlement/simulation.test.ts */}
        {nextTryOn ? `Vi prøver igen den ${nextTryOn}. ` : 'Vi prøver ikke at trække beløbet flere gange. '}
        Premium virker til og med den {graceUntil}, uanset hvad. Derefter {lapsed}. Siden bliver stående, og intet
        bliver slettet.
      </EmailText>
      <EmailText>
        Under Sidernes planer kan du betale med et andet kort eller med MobilePay, og du kan sige op:
      </EmailText>
      <EmailMainAction href={planUrl} label="Se planen" />
    </EmailFrame>
  )
}

/** `from`: the first period that has the new price. Equal prices: what was told before was taken back. */
type PlanPriceProps = SiteProps & {
  name: string | null
  /** After the price: 'om måneden'. */
  per: string
  plan: string
  memorialName: string
  oldPrice: string
  newPrice: string
  from: string
  planUrl: string
}

// kept by: lib/domain/subscriptions/due-agreements.test.ts
const planPriceSubject = ({ from, oldPrice, newPrice }: PlanPriceProps) =>
  oldPrice === newPrice ? 'Prisen på Premium bliver, som den er' : `Ny pris på Premium fra den ${from}`

/** A new price of a running agreement. */
function PlanPriceEmail({ name, per, plan, memorialName, oldPrice, newPrice, from, planUrl, ...site }: PlanPriceProps) {
  if (oldPrice === newPrice) {
    return (
      <EmailFrame {...site} preview={`Det koster stadig ${newPrice} ${per}.`} heading="Prisen bliver, som den er">
        <EmailGreeting name={name} />
        <EmailText>
          Vi har skrevet, at {plan} til mindesiden for {memorialName} ville få en anden pris fra den {from}. Det har vi
          trukket tilbage. Det koster stadig {newPrice} {per} med moms.
        </EmailText>
        <EmailText>
          Du skal ikke gøre noget. Har du fået en faktura med den anden pris, er det den nye faktura, der gælder.
        </EmailText>
        <EmailMainAction href={planUrl} label="Se planen" />
      </EmailFrame>
    )
  }
  return (
    <EmailFrame {...site} preview={`Fra den ${from} koster det ${newPrice} ${per}.`} heading="Prisen ændrer sig">
      <EmailGreeting name={name} />
      <EmailText>
        {plan} til mindesiden for {memorialName} koster i dag {oldPrice} {per}. Fra den periode, der begynder den {from}
        , koster det {newPrice} {per} med moms.
      </EmailText>
      <EmailText>
        Det, der er betalt, ændrer sig ikke. Vil du ikke fortsætte til den nye pris, kan du sige op inden. Så løber
        Premium den periode ud, der er betalt for.
      </EmailText>
      <EmailMainAction href={planUrl} label="Se planen" />
    </EmailFrame>
  )
}

/** `paidThrough`: the last day of the paid period. `renewsOn`: the first of the next. `way`: what happens then. `payUrl`: where the invoice is paid. */
type PlanReminderProps = SiteProps & {
  name: string | null
  plan: string
  memorialName: string
  paidThrough: string
  renewsOn: string
  price: string
  way: 'card' | 'invoice' | 'cancelled' | 'none'
  cardLabel: string | null
  payUrl: string | null
  planUrl: string
}

const planReminderSubject = ({ way, memorialName, paidThrough, renewsOn }: PlanReminderProps) =>
  way === 'card'
    ? `Premium til mindesiden for ${memorialName} fornyes den ${renewsOn}`
    : `Premium til mindesiden for ${memorialName} er betalt til og med den ${paidThrough}`

/** Before a paid period ends: what happens then, and how to choose otherwise. */
function PlanReminderEmail(props: PlanReminderProps) {
  const { name, memorialName, paidThrough, way, payUrl, planUrl, ...site } = props
  return (
    <EmailFrame
      {...site}
      preview={`Premium er betalt til og med den ${paidThrough}.`}
      heading="Den næste periode med Premium"
    >
      <EmailGreeting name={name} />
      <EmailText>
        Premium til mindesiden for {memorialName} er betalt til og med den {paidThrough}. {wayText(props)}
      </EmailText>
      {way !== 'card' && (
        <EmailText>
          Siden bliver stående, også uden Premium. Det, der er lagt op, bliver der og kan hentes. Der kan bare ikke
          komme mere til, end der er plads til i Basis.
        </EmailText>
      )}
      {payUrl && way === 'invoice' ? (
        <EmailMainAction href={payUrl} label="Se og betal fakturaen" />
      ) : (
        <EmailMainAction href={planUrl} label="Se planen" />
      )}
    </EmailFrame>
  )
}

function wayText({ way, price, cardLabel, paidThrough, renewsOn }: PlanReminderProps): string {
  switch (way) {
    case 'card':
      // 2 of 2 kept by: lib/domain/settlement/simulation.test.ts
      return `Den ${renewsOn} trækker vi ${price} på ${cardLabel ?? 'dit kort'}. Vil du noget andet, kan du sige op eller skifte plan inden.`
    case 'invoice':
      return `Betal fakturaen på ${price}, hvis du vil fortsætte. Vil du ikke det, så lad den ligge.`
    case 'cancelled':
      return `Premium er opsagt, så vi trækker ikke noget. Vil du fortsætte, kan du fortryde opsigelsen til og med den ${paidThrough}.`
    case 'none':
      return 'Den næste periode bliver ikke betalt af sig selv. Skal siden stadig have Premium, kan du eller en anden, der er med på siden, købe det igen.'
  }
}

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

const planConfirmedSubject = ({ stage, plan, memorialName }: PlanConfirmedProps) =>
  `${subjects[stage](plan)} til mindesiden for ${memorialName}`

/** The confirmation of an agreement on a plan: what was agreed, how to regret and cancel; terms and form as files. */
function PlanConfirmedEmail(props: PlanConfirmedProps) {
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

export const planEmails = {
  'plan-charge-failed': { subject: planChargeFailedSubject, Body: PlanChargeFailedEmail },
  'plan-confirmed': { subject: planConfirmedSubject, Body: PlanConfirmedEmail },
  'money-back': { subject: moneyBackSubject, Body: MoneyBackEmail },
  'plan-ended': { subject: planEndedSubject, Body: PlanEndedEmail },
  'plan-payer-gone': { subject: planPayerGoneSubject, Body: PlanPayerGoneEmail },
  'plan-price': { subject: planPriceSubject, Body: PlanPriceEmail },
  'plan-reminder': { subject: planReminderSubject, Body: PlanReminderEmail },
  'plan-withdrawn': { subject: planWithdrawnSubject, Body: PlanWithdrawnEmail },
}
