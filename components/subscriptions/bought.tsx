import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { beginNowLabel, comingText } from '@/lib/domain/billing/copy'
import { choiceNames } from '@/lib/domain/subscriptions/copy'
import { agreementPath, subscriptionPath } from '@/lib/domain/subscriptions/paths'
import { refundText } from '@/lib/domain/subscriptions/plan-story'
import type { BoughtView } from '@/lib/domain/subscriptions/schema'
import { formatDate, formatLastDay } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

const day = (iso: string) => formatDate(new Date(iso))

/** The receipt on the screen: what was bought, what is open now, what comes next. */
export function Bought({ bought, isSignedIn }: { bought: BoughtView; isSignedIn: boolean }) {
  const { isPaid, isPaidBack, choice, memorialName, slug, amountOere, isBegun, startsAt, paidUntil, regretUntil } =
    bought
  const { coming, ended } = bought
  if (isPaidBack) {
    return (
      <Notice title="Siden havde allerede en plan">
        Derfor betaler vi {formatOere(amountOere)} tilbage, samme vej som du betalte. Du behøver ikke gøre noget.
      </Notice>
    )
  }
  if (!isPaid) {
    return (
      <div className="space-y-6">
        <meta httpEquiv="refresh" content="5" />
        <p role="status">
          Betalingen er ikke bekræftet endnu. Det tager som regel få sekunder, og siden henter svaret af sig selv. Du
          kan roligt lukke den: kvitteringen kommer på mail.
        </p>
      </div>
    )
  }
  if (ended) {
    return (
      <div className="space-y-6">
        <p className="text-lg">
          {choiceNames[choice]} til mindesiden for {memorialName}. {ended.story}
        </p>
        {ended.refunds.map((refund) => (
          <p key={refund.id}>{refundText(refund)}</p>
        ))}
        <LinkButton href={subscriptionPath} variant="outline">
          Se planen
        </LinkButton>
      </div>
    )
  }
  return (
    <div className="space-y-6">
      <p className="text-lg">
        Vi har fået {formatOere(amountOere)} for {choiceNames[choice]} til mindesiden for {memorialName}.{' '}
        {isBegun
          ? 'Nu er der plads til alle billeder og film, og alle temaer og en adresse efter eget valg følger med.'
          : coming
            ? comingText(coming)
            : startsAt && `Det begynder ${day(startsAt)}.`}
        {paidUntil && ` Der er betalt til og med ${formatLastDay(new Date(paidUntil))}.`}
      </p>
      <p>
        {regretUntil
          ? `Kvitteringen, betingelserne og en fortrydelsesformular er på vej til din mail. Du kan fortryde til og med ${day(regretUntil)}.`
          : 'Kvitteringen er på vej til din mail.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {coming?.canBeginNow && (
          <LinkButton href={agreementPath(coming.agreementId)} variant="outline">
            {beginNowLabel}
          </LinkButton>
        )}
        {slug && (
          <LinkButton href={isSignedIn ? `/edit-memorial/${slug}` : `/memorial/${slug}`}>Gå til siden</LinkButton>
        )}
        <LinkButton href={subscriptionPath} variant="outline">
          Se planen
        </LinkButton>
      </div>
    </div>
  )
}
