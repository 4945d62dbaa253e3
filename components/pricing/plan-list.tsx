import { GravestoneParts } from '@/components/drawings/gravestone'
import { blades } from '@/components/drawings/scatter'
import { BirchTree } from '@/components/drawings/tree'
import { LinkButton } from '@/components/ui/link-button'
import { buyTexts, intervalTexts, planTexts } from '@/lib/domain/billing/copy'
import { type Plan, type PlanId, type PlanPrice, planItemOf } from '@/lib/domain/billing/plans'
import { formatOere, vatInOere } from '@/lib/shared/money'

/** With the links to buying while the shop is open. */
export function PlanList({ plans, isShopOpen }: { plans: readonly Plan[]; isShopOpen: boolean }) {
  return (
    <ul className="grid grid-cols-1 gap-x-12 gap-y-14 lg:grid-cols-3">
      {plans.map(({ id, name, prices }) => (
        <li key={id}>
          <PlanDrawing plan={id} className="-ml-4 h-24 w-auto max-w-full sm:h-44" />
          <h2 className="mt-2 text-2xl">{name}</h2>
          <div className="mt-4 space-y-3">
            {prices.map((price) => (
              <Price key={price.interval} {...price} />
            ))}
          </div>
          {isShopOpen && <BuyLinks plan={id} prices={prices} />}
          <p className="mt-5">{planTexts[id].summary}</p>
          <ul className="mt-5 list-disc space-y-1 pl-5 marker:text-muted-foreground">
            {planTexts[id].contents.map((content) => (
              <li key={content}>{content}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function BuyLinks({ plan, prices }: { plan: PlanId; prices: readonly PlanPrice[] }) {
  const items = prices.flatMap(({ interval }) => planItemOf(plan, interval) ?? [])
  return (
    <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
      {items.map((item) => (
        <LinkButton key={item} href={`/subscription/buy?valg=${item}`} variant="outline" className="wrap-anywhere">
          {buyTexts[item]}
        </LinkButton>
      ))}
    </div>
  )
}

function Price({ interval, priceOere }: PlanPrice) {
  return (
    <p>
      {interval === 'included' ? (
        <span className="font-serif text-xl first-letter:uppercase">{intervalTexts.included}</span>
      ) : (
        <>
          <span className="font-serif text-xl">{formatOere(priceOere)}</span> {intervalTexts[interval]}
        </>
      )}
      {priceOere > 0 && (
        <span className="block text-muted-foreground text-sm">Heraf moms {formatOere(vatInOere(priceOere))}</span>
      )}
    </p>
  )
}

const GRASS = blades({ seed: 41, count: 26, x: [20, 300], y: [206, 222], height: 14 })

/** The same grave for each plan, with a tree that grows from plan to plan. */
function PlanDrawing({ plan, className }: { plan: PlanId; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 236" className={className}>
      {plan === 'livstid' && <BirchTree id={`${plan}-birch-2`} seed={57} x={60} y={204} height={150} trunk={6} />}
      {plan === 'premium' && <BirchTree id={`${plan}-birch`} seed={12} x={226} y={208} height={124} trunk={5} />}
      {plan === 'livstid' && <BirchTree id={`${plan}-birch`} seed={12} x={226} y={208} height={200} trunk={8} />}
      <path d="M4 222c60-22 250-22 312 0 6 6 4 10-6 10H10c-10 0-12-4-6-10Z" fill="var(--draw-ground)" opacity=".5" />
      {plan === 'basis' && (
        <path
          d="M226 210v-34m0 16c-6-2-10-6-11-12m11 4c6-2 9-6 10-11"
          fill="none"
          stroke="var(--draw-leaf)"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      )}
      <g transform="translate(92 88) scale(.28)">
        <GravestoneParts />
      </g>
      <path d={GRASS} fill="none" stroke="var(--draw-near)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
